import HTML
import Layout
import Places
import ServiceContracts
import VIPER

struct QuoteListRouter: Router {
    typealias Presenting = QuoteListPresenter<QuoteListInteractor, QuoteListRouter>

    func module(_ services: Services, _ assets: Assets) -> Module<QuoteListView, Presenting> {
        let interactor = QuoteListInteractor(service: services.quotes, clock: services.clock)
        let presenter = QuoteListPresenter(interactor: interactor, router: self)
        return Module(view: QuoteListView(assets: assets), presenter: presenter)
    }

    func link(to navigation: QuoteListNavigation) -> Link {
        switch navigation {
        case .today: Link(.quotes(.list(.draw(nil))))
        case .draw(let number): Link(.quotes(.list(.draw(number))))
        case .search(let text): Link(.quotes(.list(.search(text))))
        case .quote(let id): Link(.quotes(.quote(id)))
        }
    }
}
