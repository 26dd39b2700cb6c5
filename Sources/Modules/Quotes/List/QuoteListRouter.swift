import AlmanacValues
import Context
import HTML
import Layout
import Places
import ServiceContracts
import VIPER

struct QuoteListRouter: Router {
    func run(_ place: QuoteListPlace, _ context: VisitContext) async -> Outcome<Never> {
        let presenter = QuoteListPresenter(
            interactor: Traced(Self.interactor(context)), router: Traced(self), words: QuotesWords(context.language))
        return await Module(view: QuoteListView(assets: context.assets), presenter: presenter).run(Visit(place))
    }

    static func interactor(_ context: VisitContext) -> QuoteListInteractor {
        QuoteListInteractor(service: context.quotes, clock: context.clock)
    }

    func link(to navigation: QuoteListNavigation) -> Link {
        switch navigation {
        case .today: Link(.quotes(.list(.draw(nil))))
        case .draw(let number): Link(.quotes(.list(.draw(number))))
        case .search(let text): Link(.quotes(.list(.search(text))))
        case .quote(let id, let event): Link(.quotes(.quote(QuotePlace(id, from: QuoteListPlace(event)))))
        case .page(let id): Link(.quotes(.quote(QuotePlace(id))))
        case .record(let event, let format): Link(.record(.quotes(.list(QuoteListPlace(event))), format))
        }
    }
}

extension QuoteListPlace {
    /// The place that the event leads to.
    init(_ event: QuoteListEvent) {
        switch event {
        case .opened: self = .draw(nil)
        case .refreshed(let number): self = .draw(number)
        case .searched(let text): self = .search(text)
        }
    }
}
