import Almanac
import HTML
import Layout
import VIPER

struct ListRouter: Router {
    func module(_ services: QuotesServices) -> Module<ListView, ListPresenter, ListRouter> {
        let interactor = ListInteractor(service: services.quotes, clock: services.clock)
        let presenter = ListPresenter(interactor: interactor, router: self, assets: services.assets)
        return Module(view: ListView(), presenter: presenter, router: self)
    }

    func link(to navigation: ListNavigation) -> Link {
        switch navigation {
        case .today: Link(.quotes(.draw(nil)))
        case .draw(let number): Link(.quotes(.draw(number)))
        case .search(let text): Link(.quotes(.search(text)))
        case .quote(let id): Link(.quotes(.quote(id)))
        }
    }
}
