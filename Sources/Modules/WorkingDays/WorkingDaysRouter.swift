public import AlmanacValues
public import Context
import Layout
public import Places
public import VIPER

/// The coordinator of the module of working days. It opens the country picker.
public struct WorkingDaysRouter: Caller {
    private let context: VisitContext

    /// - Parameter context: a question without a place is about the saved place of its visitor. Nothing else depends on
    ///   the visitor.
    public init(_ context: VisitContext) {
        self.context = context
    }

    public func start(_ place: WorkingDaysPlace) async -> Outcome<Never> {
        await WorkingDaysCounterRouter().run(place, context)
    }

    public func run(_ place: WorkingDaysRecordPlace, as format: Format) async -> Outcome<Never> {
        let router = WorkingDaysCounterRouter()
        let presenter = WorkingDaysRecordPresenter(
            interactor: Traced(WorkingDaysCounterRouter.interactor(context)),
            router: Traced(router.settled(in: context.language)),
            words: WorkingDaysWords(context.language))
        return await RecordModule(presenter).run(Visit(place), as: format, in: WorkingDaysRecordJSONView())
    }

    /// Returns to the question that the visitor left for the country picker.
    public func resume(_ question: WorkingDaysQuestion, with answer: CountryAnswer) -> Outcome<Never> {
        .redirect(WorkingDaysCounterRouter().link(back: question, with: answer))
    }
}
