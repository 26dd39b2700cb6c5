import AlmanacValues
import Context
import HTML
import Layout
import Places
import ServiceContracts
import VIPER

struct LeaveRecordRouter: Router {
    /// Runs a visit in the format that the address asks for. A new format is a View, and a case here.
    func run(_ place: LeaveRecordPlace, as format: Format, _ context: VisitContext) async -> Outcome<Never> {
        let interactor = LeavePlannerInteractor(countries: context.countries, holidays: context.holidays)
        let presenter = LeaveRecordPresenter(interactor: Traced(interactor), router: Traced(self))
        return switch format {
        case .json: await Module(view: LeaveRecordJSONView(), presenter: presenter).run(Visit(place))
        case .ics:
            await Module(view: LeaveRecordCalendarView(edition: context.edition), presenter: presenter)
                .run(Visit(place))
        default: .unavailable(as: format)
        }
    }

    func link(to navigation: LeaveRecordNavigation) -> Link {
        switch navigation {
        case .planner(let request): Link(.leave(LeavePlace(request)))
        case .record(let request, let format): Link(.record(.leave(LeaveRecordPlace(request)), format))
        }
    }
}
