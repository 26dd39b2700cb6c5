import AlmanacValues
import Context
import HTML
import Layout
import Places
import ServiceContracts
import VIPER

struct HolidayRecordRouter: Router {
    /// Runs a visit in the format that the address asks for. A new format is a View, and a case here.
    func run(_ year: HolidayYear, as format: Format, _ context: VisitContext) async -> Outcome<Never> {
        let interactor = HolidayListInteractor(
            countries: context.countries, holidays: context.holidays, clock: context.clock, visitor: context.visitor)
        let presenter = HolidayRecordPresenter(interactor: Traced(interactor), router: Traced(self))
        return switch format {
        case .json: await Module(view: HolidayRecordJSONView(), presenter: presenter).run(Visit(year))
        case .csv: await Module(view: HolidayRecordCSVView(), presenter: presenter).run(Visit(year))
        case .xml: await Module(view: HolidayRecordXMLView(), presenter: presenter).run(Visit(year))
        default: .unavailable(as: format)
        }
    }

    func link(to navigation: HolidayRecordNavigation) -> Link {
        switch navigation {
        case .list(let year): Link(.holidays(.list(.year(year))))
        case .day(let day): Link(.holidays(.day(ListedHoliday(day))))
        }
    }
}
