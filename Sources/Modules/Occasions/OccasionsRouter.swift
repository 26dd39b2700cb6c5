public import AlmanacValues
public import Context
import Layout
public import Places
public import VIPER

/// The coordinator of the occasions module.
public struct OccasionsRouter: Coordinator {
    private let context: VisitContext

    public init(_ context: VisitContext) {
        self.context = context
    }

    public func start(_ place: OccasionsPlace) async -> Outcome<Never> {
        switch place {
        case .list: await OccasionListRouter().run(place, context)
        case .occasion(let id): await OccasionDetailRouter().run(id, context)
        }
    }

    public func run(_ place: OccasionRecordPlace, as format: Format) async -> Outcome<Never> {
        switch place {
        case .all:
            let presenter = OccasionsRecordPresenter(
                interactor: Traced(OccasionListRouter.interactor(context)),
                router: Traced(OccasionDetailRouter().settled(in: context.language)),
                words: OccasionsWords(context.language))
            return await RecordModule(presenter).run(Visit(.list), as: format, in: OccasionsRecordJSONView())
        case .occasion(let id):
            let presenter = OccasionRecordPresenter(
                interactor: Traced(OccasionDetailRouter.interactor(context)),
                router: Traced(OccasionDetailRouter().settled(in: context.language)),
                words: OccasionsWords(context.language))
            return await RecordModule(presenter).run(Visit(id), as: format, in: OccasionRecordJSONView())
        }
    }
}
