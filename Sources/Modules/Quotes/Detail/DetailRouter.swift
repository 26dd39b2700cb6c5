import Almanac
import HTML
import Layout
import VIPER

struct DetailRouter: Router {
    func module(_ services: QuotesServices) -> Module<DetailView, DetailPresenter, DetailRouter> {
        let interactor = DetailInteractor(quotes: services.quotes, people: services.people)
        let presenter = DetailPresenter(interactor: interactor, router: self, assets: services.assets)
        return Module(view: DetailView(), presenter: presenter, router: self)
    }

    func link(to navigation: DetailNavigation) -> Link {
        switch navigation {
        case .list: Link(.quotes(.draw(nil)))
        case .quote(let id): Link(.quotes(.quote(id)))
        case .person(let id): Link(.people(.person(id)))
        case .portrait(let id): Link(.people(.portrait(id)))
        }
    }
}
