import AlmanacValues
import Context
import HTML
import Layout
import Places
import ServiceContracts
import VIPER

struct QuotesRecordRouter: Router {
    /// Runs a visit to a list in the format that the address asks for. A new format is a View, and a case here.
    func run(_ list: QuoteListPlace, as format: Format, _ context: VisitContext) async -> Outcome<Never> {
        let interactor = QuoteListInteractor(service: context.quotes, clock: context.clock)
        let presenter = QuotesRecordPresenter(interactor: Traced(interactor), router: Traced(self))
        return switch format {
        case .json: await Module(view: QuotesRecordJSONView(), presenter: presenter).run(Visit(list))
        default: .unavailable(as: format)
        }
    }

    /// Runs a visit to one quote.
    func run(_ quote: QuotationID, as format: Format, _ context: VisitContext) async -> Outcome<Never> {
        let interactor = QuoteDetailInteractor(quotes: context.quotes, people: context.people)
        let presenter = QuoteRecordPresenter(interactor: Traced(interactor), router: Traced(self))
        return switch format {
        case .json: await Module(view: QuoteRecordJSONView(), presenter: presenter).run(Visit(quote))
        default: .unavailable(as: format)
        }
    }

    func link(to navigation: QuotesRecordNavigation) -> Link {
        switch navigation {
        case .today: Link(.quotes(.list(.draw(nil))))
        case .draw(let number): Link(.quotes(.list(.draw(number))))
        case .search(let text): Link(.quotes(.list(.search(text))))
        case .quote(let id): Link(.quotes(.quote(QuotePlace(id))))
        case .person(let id): Link(.people(.person(PersonPlace(id))))
        }
    }
}
