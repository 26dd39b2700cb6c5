import AlmanacValues
import Context
import HTML
import Layout
import Places
import ServiceContracts
import VIPER

struct QuoteDetailRouter: Router {
    func run(_ place: QuotePlace, _ context: VisitContext) async -> Outcome<Never> {
        let presenter = QuoteDetailPresenter(
            interactor: Traced(Self.interactor(context)), router: Traced(self), words: QuotesWords(context.language))
        return await Module(view: QuoteDetailView(assets: context.assets), presenter: presenter).run(Visit(place))
    }

    static func interactor(_ context: VisitContext) -> QuoteDetailInteractor {
        QuoteDetailInteractor(quotes: context.quotes, people: context.people)
    }

    func link(to navigation: QuoteDetailNavigation) -> Link {
        switch navigation {
        case .list(let list): Link(.quotes(.list(QuoteListPlace(list))))
        case .quote(let id): Link(.quotes(.quote(QuotePlace(id))))
        case .again(let id, let list): Link(.quotes(.quote(QuotePlace(id, from: QuoteListPlace(list)))))
        case .person(let id): Link(.people(.person(PersonPlace(id))))
        case .portrait(let id): Link(.people(.portrait(id)))
        case .record(let id, let format): Link(.record(.quotes(.quote(id)), format))
        }
    }
}
