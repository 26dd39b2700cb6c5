public import Almanac
public import HTML
public import Layout
public import Places
public import VIPER

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
