import AlmanacValues
import HTML
import Places
import VIPER

/// The destinations of the records of countries, which no page has the same facts as.
struct CountryRecordRouter: Router {
    func link(to navigation: CountryRecordNavigation) -> Link {
        switch navigation {
        case .picker(let search): Link(.countries(.browse(search: search, .holidays(nil))))
        case .holidays(let country): Link(.holidays(.list(.country(country))))
        case .holidaysOfRegion(let country, let region): Link(.holidays(.list(.region(country, region))))
        case .year(let year): Link(.holidays(.list(.year(year))))
        }
    }
}
