public import AlmanacValues
public import Context
public import Places
import ServiceContracts
public import VIPER

/// The coordinator of the world module: who is off on a day, and in the next seven days.
public struct WorldRouter: Coordinator {
    private let context: VisitContext

    /// - Parameter context: the saved place of its visitor, on whom nothing else depends, says which day is today.
    public init(_ context: VisitContext) {
        self.context = context
    }

    public func start(_ place: WorldPlace) async -> Outcome<Never> {
        switch place {
        case .single(let place): await WorldDayRouter().module(context).run(Visit(place))
        case .seven(let place): await WorldWeekRouter().module(context).run(Visit(place))
        }
    }

    /// Today of a record, which is the same for everybody.
    private var today: CivilDate { context.clock.today(in: "UTC") }

    /// Runs a visit of a program.
    public func run(_ place: WorldRecordPlace, as format: Format) async -> Outcome<Never> {
        switch place {
        case .today: await WorldDayRecordRouter().run(today, as: format, context)
        case .thisWeek: await WorldWeekRecordRouter().run(today, as: format, context)
        case .day(let date): await WorldDayRecordRouter().run(date, as: format, context)
        case .week(let date): await WorldWeekRecordRouter().run(date, as: format, context)
        }
    }
}
