import AlmanacValues
import Entities
import Options

extension Preferences {
    /// The preferences that Options answered with.
    init(_ options: ChosenOptions) {
        self.init(name: options.name, country: options.country, region: options.region, look: options.look)
    }
}
