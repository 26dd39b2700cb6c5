public import AlmanacValues
public import Context
import Layout
public import Places
public import VIPER

/// The coordinator of the changes module: what is known of every country, and what has changed in our data.
public struct ChangesRouter: Coordinator {
    private let context: VisitContext

    public init(_ context: VisitContext) {
        self.context = context
    }

    public func start(_ place: DataPlace) async -> Outcome<Never> {
        switch place {
        case .coverage: await CoverageRouter().run(place, context)
        case .changes: await ChangeListRouter().run(place, context)
        }
    }

    public func run(_ place: ChangesRecordPlace, as format: Format) async -> Outcome<Never> {
        await ChangeFeedRouter().run(place.country, as: format, context)
    }

    /// Runs a visit of a program to what concerns every country.
    public func run(_ place: DataPlace, as format: Format) async -> Outcome<Never> {
        switch place {
        case .coverage:
            let presenter = CoverageRecordPresenter(
                interactor: Traced(CoverageRouter.interactor(context)),
                router: Traced(CoverageRouter().settled(in: context.language)),
                words: ChangesWords(context.language))
            return await RecordModule(presenter).run(
                Visit(place), as: format, in: CoverageRecordJSONView(), CoverageRecordCSVView())
        case .changes: return await ChangeListRouter().run(place, as: format, context)
        }
    }
}
