public import Almanac
public import HTML
public import Layout
public import Places
public import ServiceContracts
public import VIPER

/// The entry point of the Options module.
public struct OptionsRouter: Sendable {
    private let services: Services
    private let assets: Assets

    public init(_ services: Services, assets: Assets) {
        self.services = services
        self.assets = assets
    }

    /// - Parameter visitor: whose options they are.
    public func run(_ visit: Visit<OptionsPlace>, for visitor: any VisitorService) async -> Outcome<OptionsAnswer> {
        let interactor = OptionsEditorInteractor(countries: services.countries, visitor: visitor)
        return await OptionsEditorRouter().module(interactor, assets).run(visit)
    }

    /// Returns the page that follows an answer.
    public static func next(after answer: OptionsAnswer) -> Link { OptionsEditorRouter().next(after: answer) }

    /// Returns how Options continue after the country picker.
    ///
    /// - Parameter draft: the form as it was when the visitor left.
    public static func resume(_ draft: ChosenOptions, with answer: CountryAnswer) -> OptionsResumption {
        OptionsEditorRouter().resume(draft, with: answer)
    }
}
