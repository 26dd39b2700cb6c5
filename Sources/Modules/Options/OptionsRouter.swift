public import Almanac
public import HTML
public import Layout
public import VIPER

/// The service and the visitor's data that the Options module depends on.
public struct OptionsServices: Sendable {
    let countries: any CountryService
    /// The visitor's saved preferences.
    let preferences: Preferences
    /// The form as it was last sent; nil if the draft has expired, or if the browser did not keep it.
    let draft: PreferencesDraft?
    let assets: Assets

    public init(
        countries: any CountryService, preferences: Preferences, draft: PreferencesDraft? = nil, assets: Assets
    ) {
        self.countries = countries
        self.preferences = preferences
        self.draft = draft
        self.assets = assets
    }
}

/// The answer of the Options module. The caller decides where to store it.
public enum OptionsAnswer: Hashable, Sendable {
    /// Save these preferences, and store them as a draft marked as saved: the next page compares the two.
    case saved(Preferences)
    /// Store these preferences as a draft, without saving them, and continue with the step.
    case draft(Preferences, OptionsStep)
}

/// The page that follows when a draft has been stored.
public enum OptionsStep: Hashable, Sendable {
    /// The form, which shows the draft.
    case form
    /// The country picker, which leads back to the form.
    case countries
}

/// The entry point of the Options module.
public struct OptionsRouter: Sendable {
    private let services: OptionsServices

    public init(_ services: OptionsServices) {
        self.services = services
    }

    public func run(_ visit: Visit<OptionsPlace>) async -> Outcome<OptionsAnswer> {
        await OptionsEditorRouter().module(services).run(visit)
    }

    /// Returns the page that follows an answer.
    public static func next(after answer: OptionsAnswer) -> Link { OptionsEditorRouter().next(after: answer) }

    /// Returns how Options continue after the country picker.
    ///
    /// - Parameter draft: the form as it was when the visitor left.
    public static func resume(_ draft: Preferences, with answer: CountryAnswer) -> OptionsResumption {
        OptionsEditorRouter().resume(draft, with: answer)
    }
}

/// How Options continue after the country picker.
public enum OptionsResumption: Hashable, Sendable {
    /// With the chosen country, as an answer to store first.
    case answer(OptionsAnswer)
    /// With the draft unchanged, at this link.
    case unchanged(Link)
}
