public import Almanac
public import HTML
public import Layout
public import VIPER

/// What Options need from outside.
public struct OptionsServices: Sendable {
    let countries: any CountryService
    /// The visitor's own, as they are saved.
    let preferences: Preferences
    let assets: Assets

    public init(countries: any CountryService, preferences: Preferences, assets: Assets) {
        self.countries = countries
        self.preferences = preferences
        self.assets = assets
    }
}

/// What Options answer; where preferences are kept is not their affair.
public enum OptionsAnswer: Hashable, Sendable {
    case saved(Preferences)
}

/// The way into Options.
public struct OptionsRouter: Sendable {
    private let services: OptionsServices

    public init(_ services: OptionsServices) {
        self.services = services
    }

    public func run(_ visit: Visit<OptionsPlace>) async -> Outcome<OptionsAnswer> {
        await EditorRouter().module(services).run(visit)
    }

    /// Where a visitor goes on whose browser was told to keep these preferences: there it is seen whether it does.
    public static func saved(_ preferences: Preferences) -> Link { EditorRouter().saved(preferences) }

    /// Where a visitor goes on who left Options for the country picker.
    public static func resume(_ draft: OptionsDraft, with answer: CountryAnswer) -> Link {
        EditorRouter().resume(draft, with: answer)
    }
}
