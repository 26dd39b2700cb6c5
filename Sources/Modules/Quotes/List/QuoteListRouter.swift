import Almanac
import HTML
import Layout
import VIPER

struct QuoteListRouter: Router {
    func module(_ services: QuotesServices) -> Module<QuoteListView, QuoteListPresenter, QuoteListRouter> {
        let interactor = QuoteListInteractor(service: services.quotes, clock: services.clock)
        let presenter = QuoteListPresenter(interactor: interactor, router: self, assets: services.assets)
        return Module(view: QuoteListView(), presenter: presenter, router: self)
    }

    func link(to navigation: QuoteListNavigation) -> Link {
        switch navigation {
        case .today: Link(.quotes(.draw(nil)))
        case .draw(let number): Link(.quotes(.draw(number)))
        case .search(let text): Link(.quotes(.search(text)))
        case .quote(let id): Link(.quotes(.quote(id)))
        }
    }
}
