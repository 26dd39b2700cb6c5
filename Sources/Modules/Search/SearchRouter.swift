public import AlmanacValues
public import Context
import Layout
public import Places
public import VIPER

/// The coordinator of the search module.
public struct SearchRouter: Coordinator {
    private let context: VisitContext

    public init(_ context: VisitContext) {
        self.context = context
    }

    public func start(_ place: SearchPlace) async -> Outcome<Never> {
        await SearchResultsRouter().run(place, context)
    }

    /// Runs a visit of an address that no page has. Its status is 404.
    public func start(missing miss: SearchMiss) async -> Outcome<Never> {
        await SearchResultsRouter().run(miss, context)
    }

    public func run(_ place: SearchPlace, as format: Format) async -> Outcome<Never> {
        let presenter = SearchRecordPresenter(
            interactor: Traced(SearchResultsRouter.interactor(context)),
            router: Traced(SearchResultsRouter().settled(in: context.language)),
            words: SearchWords(context.language))
        return await RecordModule(presenter).run(Visit(place), as: format, in: SearchRecordJSONView())
    }
}
