import AlmanacValues
import Context
import HTML
import Layout
import Places
import ServiceContracts
import VIPER

struct CompareYearRecordRouter: Router {
    /// Runs a visit in the format that the address asks for. A new format is a View, and a case here.
    func run(_ year: Int, _ places: [Territory], as format: Format, _ context: VisitContext) async -> Outcome<Never> {
        let interactor = CompareYearInteractor(
            countries: context.countries, holidays: context.holidays, clock: context.clock)
        let presenter = CompareYearRecordPresenter(interactor: Traced(interactor), router: Traced(self))
        let visit = Visit(ComparedYear(year: year, places: places))
        return switch format {
        case .json: await Module(view: CompareYearRecordJSONView(), presenter: presenter).run(visit)
        default: .unavailable(as: format)
        }
    }

    func link(to navigation: CompareYearRecordNavigation) -> Link {
        switch navigation {
        case .year(let year, let places): Link(.compare(.year(year, places)))
        case .day(let day): Link(.holidays(.day(ListedHoliday(day))))
        }
    }
}
