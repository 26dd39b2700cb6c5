public import AlmanacValues
public import Layout
public import Places
public import ServiceContracts
public import VIPER

/// The coordinator of Options, for one visitor. It opens the country picker, and may be a sub-flow itself.
public struct OptionsRouter: Caller {
    private let interactor: OptionsEditorInteractor
    private let assets: Assets

    /// - Parameter visitor: whose options they are.
    public init(_ services: Services, assets: Assets, visitor: any VisitorService) {
        interactor = OptionsEditorInteractor(
            countries: services.countries, holidays: services.holidays, clock: services.clock, visitor: visitor)
        self.assets = assets
    }

    public func start(_ visit: Visit<OptionsPlace>) async -> Outcome<OptionsAnswer> {
        await OptionsEditorRouter(ticket: visit.place.ticket).module(interactor, assets).run(visit)
    }

    /// Returns to the form as the visitor left it, with the chosen country. Cancel changes nothing.
    ///
    /// - Parameter ticket: the one with which Options were opened themselves.
    public func resume(_ ticket: OptionsTicket?, with answer: CountryAnswer) -> Outcome<OptionsAnswer> {
        let form = OptionsEditorRouter(ticket: ticket).link(to: .draft)
        return switch answer {
        case .cancel: .redirect(form)
        case .country(let country): .answer(.draft(interactor.draft(choosing: country), next: form))
        case .region(let country, let region):
            .answer(.draft(interactor.draft(choosing: country).choosing(country, region), next: form))
        }
    }
}
