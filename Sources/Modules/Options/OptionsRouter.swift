public import AlmanacValues
public import Context
public import Places
import ServiceContracts
public import VIPER

/// The coordinator of Options, for one visitor. It opens the country picker, and may be a sub-flow itself.
public struct OptionsRouter: Caller {
    private let interactor: OptionsEditorInteractor
    private let context: VisitContext

    /// - Parameter context: the options are those of its visitor.
    public init(_ context: VisitContext) {
        self.context = context
        interactor = OptionsEditorInteractor(
            countries: context.countries, holidays: context.holidays, clock: context.clock, visitor: context.visitor)
    }

    public func start(_ visit: Visit<OptionsPlace>) async -> Outcome<OptionsAnswer> {
        await OptionsEditorRouter(ticket: visit.place.ticket).run(visit, interactor, context.assets)
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
