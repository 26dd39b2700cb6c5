import AlmanacValues
import Context
import HTML
import Layout
import Places
import ServiceContracts
import VIPER

struct QuoteFeedRouter: Router {
    func run(_ place: QuoteListPlace, _ context: VisitContext) async -> Outcome<Never> {
        let interactor = QuoteFeedInteractor(service: context.quotes, clock: context.clock)
        let presenter = QuoteFeedPresenter(
            interactor: Traced(interactor), router: Traced(self), words: QuotesWords(context.language))
        return await Module(view: QuoteFeedAtomView(edition: context.edition), presenter: presenter).run(Visit(place))
    }

    func link(to navigation: QuoteFeedNavigation) -> Link {
        switch navigation {
        case .feed: Link(.record(.quotes(.list(.draw(nil))), .atom))
        case .list: Link(.quotes(.list(.draw(nil))))
        case .quote(let id): Link(.quotes(.quote(QuotePlace(id))))
        }
    }
}
