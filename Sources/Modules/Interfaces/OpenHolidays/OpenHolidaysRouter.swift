import AlmanacValues
import HTML
import Places
import ServiceContracts
import VIPER

struct OpenHolidaysRouter: Router {
    func run(_ place: OpenHolidaysPlace, _ services: Services) async -> Outcome<Never> {
        // Names in the language that is asked for. Without one, or if the site does not speak it, they stay as they are.
        let services = place.question.spokenLanguage.map { services.speaking($0) } ?? services
        let interactor = OpenHolidaysInteractor(
            countries: services.countries, holidays: services.holidays, clock: services.clock)
        let presenter = OpenHolidaysPresenter(interactor: Traced(interactor), router: Traced(self))
        return switch place.format {
        case .ics: await Module(view: OpenHolidaysCalendarView(), presenter: presenter).run(Visit(place))
        case .csv: await Module(view: OpenHolidaysTableView(), presenter: presenter).run(Visit(place))
        default: await Module(view: OpenHolidaysView(), presenter: presenter).run(Visit(place))
        }
    }

    /// The answers lead nowhere.
    func link(to _: Never) -> Link {}
}
