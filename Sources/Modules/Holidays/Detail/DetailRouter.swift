import Almanac
import HTML
import Layout
import VIPER

struct DetailRouter: Router {
    func module(_ services: HolidaysServices) -> Module<DetailView, DetailPresenter, DetailRouter> {
        let interactor = DetailInteractor(
            countries: services.countries, holidays: services.holidays, clock: services.clock)
        let presenter = DetailPresenter(interactor: interactor, router: self, assets: services.assets)
        return Module(view: DetailView(), presenter: presenter, router: self)
    }

    func link(to navigation: DetailNavigation) -> Link {
        switch navigation {
        case .start: Link(.holidays(.list(.choose)))
        case .year(let year): Link(.holidays(.list(.year(year))))
        case .day(let day): Link(.holidays(.day(day)))
        case .chooseCountry: Link(.countries(.browse(search: "", .holidays(nil))))
        }
    }
}
