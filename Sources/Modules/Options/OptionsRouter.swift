public import Almanac
public import HTML
public import Layout
public import Places
public import VIPER

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
    private let services: Services
    private let assets: Assets

    public init(_ services: Services, assets: Assets) {
        self.services = services
        self.assets = assets
    }

    /// - Parameters:
    ///   - preferences: the visitor's saved preferences.
    ///   - draft: the form as it was last sent; nil if the draft has expired, or if the browser did not keep it.
    public func run(
        _ visit: Visit<OptionsPlace>, for preferences: Preferences, draft: PreferencesDraft?
    ) async -> Outcome<OptionsAnswer> {
        let interactor = OptionsEditorInteractor(countries: services.countries, preferences: preferences, draft: draft)
        return await OptionsEditorRouter().module(interactor, assets).run(visit)
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
