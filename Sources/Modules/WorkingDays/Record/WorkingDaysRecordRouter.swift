import AlmanacValues
import Context
import HTML
import Layout
import Places
import ServiceContracts
import VIPER

struct WorkingDaysRecordRouter: Router {
    /// Runs a visit in the format that the address asks for. A new format is a View, and a case here.
    func run(_ place: WorkingDaysRecordPlace, as format: Format, _ context: VisitContext) async -> Outcome<Never> {
        let interactor = WorkingDaysCounterInteractor(
            countries: context.countries, holidays: context.holidays, clock: context.clock, visitor: context.visitor)
        let presenter = WorkingDaysRecordPresenter(interactor: Traced(interactor), router: Traced(self))
        return switch format {
        case .json: await Module(view: WorkingDaysRecordJSONView(), presenter: presenter).run(Visit(place))
        default: .unavailable(as: format)
        }
    }

    func link(to navigation: WorkingDaysRecordNavigation) -> Link {
        switch navigation {
        case .question(let question): Link(.workingDays(WorkingDaysPlace(question)))
        case .day(let day): Link(.holidays(.day(ListedHoliday(day))))
        }
    }
}
