import AlmanacValues
import Context
import HTML
import Layout
import Places
import ServiceContracts
import VIPER

struct CountriesRecordRouter: Router {
    /// Runs a visit in the format that the address asks for. A new format is a View, and a case here.
    func run(search: String, as format: Format, _ context: VisitContext) async -> Outcome<Never> {
        let presenter = CountriesRecordPresenter(
            interactor: Traced(CountryPickerInteractor(service: context.countries)), router: Traced(self))
        return switch format {
        case .json: await Module(view: CountriesRecordJSONView(), presenter: presenter).run(Visit(search))
        case .csv: await Module(view: CountriesRecordCSVView(), presenter: presenter).run(Visit(search))
        case .xml: await Module(view: CountriesRecordXMLView(), presenter: presenter).run(Visit(search))
        default: .unavailable(as: format)
        }
    }

    func link(to navigation: CountriesRecordNavigation) -> Link {
        switch navigation {
        case .picker(let search): Link(.countries(.browse(search: search, .holidays(nil))))
        case .holidays(let country): Link(.holidays(.list(.country(country))))
        case .holidaysOfRegion(let country, let region): Link(.holidays(.list(.region(country, region))))
        }
    }
}
