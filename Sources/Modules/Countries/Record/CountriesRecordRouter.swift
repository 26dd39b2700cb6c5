import Almanac
import HTML
import Places
import ServiceContracts
import VIPER

struct CountriesRecordRouter: Router {
    /// Runs a visit in the format that the address asks for. A new format is a View, and a case here.
    func run(search: String, as format: Format, _ services: Services) async -> Outcome<Never> {
        let presenter = CountriesRecordPresenter(
            interactor: CountryPickerInteractor(service: services.countries), router: self)
        return switch format {
        case .json: await Module(view: CountriesRecordJSONView(), presenter: presenter).run(Visit(search))
        }
    }

    func link(to navigation: CountriesRecordNavigation) -> Link {
        switch navigation {
        case .picker(let search): Link(.countries(.browse(search: search, .holidays(nil))))
        case .holidays(let country): Link(.holidays(.list(.country(country))))
        }
    }
}
