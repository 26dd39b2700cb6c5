import Almanac
import Entities
import Options

extension Preferences {
    /// The preferences that Options answered with.
    init(_ options: ChosenOptions) {
        self.init(name: options.name, country: options.country, region: options.region, look: options.look)
    }
}

extension ChosenOptions {
    /// The options that show these preferences.
    init(_ preferences: Preferences) {
        self.init(
            name: preferences.name, country: preferences.country, region: preferences.territory?.region,
            look: preferences.look)
    }
}
