import AlmanacValues
import HTML
import Places
import ServiceContracts
import VIPER

struct GovUKRouter: Router {
    func run(_ place: GovUKPlace, _ services: Services) async -> Outcome<Never> {
        let interactor = GovUKInteractor(
            countries: services.countries, holidays: services.holidays, clock: services.clock)
        let presenter = GovUKPresenter(interactor: Traced(interactor), router: Traced(self))
        return switch place {
        case .all, .division: await Module(view: GovUKView(), presenter: presenter).run(Visit(place))
        case .calendar: await Module(view: GovUKCalendarView(), presenter: presenter).run(Visit(place))
        }
    }

    /// The answers lead nowhere.
    func link(to _: Never) -> Link {}
}
