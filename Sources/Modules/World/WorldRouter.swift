public import AlmanacValues
public import Context
import Layout
public import Places
import ServiceContracts
public import VIPER

/// The coordinator of the world module: who is off on a day, and in the next seven days. It opens the country picker, for the
/// place that the visitor's browser keeps.
public struct WorldRouter: Caller {
    private let context: VisitContext

    /// - Parameter context: the saved place of its visitor decides which day is today, and the page of a day begins
    ///   with it. Nothing else depends on the visitor.
    public init(_ context: VisitContext) {
        self.context = context
    }

    public func start(_ place: WorldPlace) async -> Outcome<WorldAnswer> {
        switch place {
        case .single(let place): await WorldDayRouter().run(place, context).unanswered()
        case .seven(let place): await WorldWeekRouter().run(place, context).unanswered()
        }
    }

    /// Returns to the day, with the chosen place if there is one.
    public func resume(_ place: WorldDayPlace, with answer: CountryAnswer) -> Outcome<WorldAnswer> {
        let next = Link(.world(.single(place)))
        return answer.territory.map { .answer(WorldAnswer(place: $0, next: next)) } ?? .redirect(next)
    }

    /// Today of a record, which is the same for everybody.
    private var today: CivilDate { context.clock.today(in: "UTC") }

    public func run(_ place: WorldRecordPlace, as format: Format) async -> Outcome<Never> {
        switch place {
        case .today: await day(today, as: format)
        case .thisWeek: await week(today, as: format)
        case .day(let date): await day(date, as: format)
        case .week(let date): await week(date, as: format)
        }
    }

    private func day(_ date: CivilDate, as format: Format) async -> Outcome<Never> {
        let presenter = WorldDayRecordPresenter(
            interactor: Traced(WorldDayRouter.interactor(context)),
            router: Traced(WorldDayRouter().settled(in: context.language)),
            words: WorldWords(context.language))
        return await RecordModule(presenter).run(Visit(date), as: format, in: WorldDayRecordJSONView())
    }

    private func week(_ date: CivilDate, as format: Format) async -> Outcome<Never> {
        let presenter = WorldWeekRecordPresenter(
            interactor: Traced(WorldWeekRouter.interactor(context)),
            router: Traced(WorldWeekRouter().settled(in: context.language)),
            words: WorldWords(context.language))
        return await RecordModule(presenter).run(Visit(date), as: format, in: WorldWeekRecordJSONView())
    }
}
