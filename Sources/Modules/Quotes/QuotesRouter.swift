public import AlmanacValues
public import Context
import Layout
public import Places
public import VIPER

/// The coordinator of the quotes module. It runs the screen of a place.
public struct QuotesRouter: Coordinator {
    private let context: VisitContext

    public init(_ context: VisitContext) {
        self.context = context
    }

    public func start(_ place: QuotesPlace) async -> Outcome<Never> {
        switch place {
        case .list(let place): await QuoteListRouter().run(place, context)
        case .quote(let place): await QuoteDetailRouter().run(place, context)
        }
    }

    public func run(_ place: QuoteRecordPlace, as format: Format) async -> Outcome<Never> {
        switch place {
        case .list(let list) where format == .atom: return await QuoteFeedRouter().run(list, context)
        case .list(let list):
            let presenter = QuotesRecordPresenter(
                interactor: Traced(QuoteListRouter.interactor(context)),
                router: Traced(QuoteListRouter().settled(in: context.language)),
                words: QuotesWords(context.language))
            return await RecordModule(presenter).run(Visit(list), as: format, in: QuotesRecordJSONView())
        case .quote(let id):
            let presenter = QuoteRecordPresenter(
                interactor: Traced(QuoteDetailRouter.interactor(context)),
                router: Traced(QuoteDetailRouter().settled(in: context.language)),
                words: QuotesWords(context.language))
            return await RecordModule(presenter).run(Visit(id), as: format, in: QuoteRecordJSONView())
        }
    }
}
