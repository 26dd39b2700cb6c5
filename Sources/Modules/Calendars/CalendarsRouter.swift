public import AlmanacValues
public import Context
public import Places
public import VIPER

/// The coordinator of the calendars module.
public struct CalendarsRouter: Caller {
    private let context: VisitContext

    public init(_ context: VisitContext) {
        self.context = context
    }

    public func start(_ place: CalendarsPlace) async -> Outcome<Never> {
        switch place {
        case .year(let year): await YearCalendarRouter().run(year, context)
        case .month(let year, let month):
            await MonthCalendarRouter().run(MonthCalendarVisit(year: year, month: month), context)
        }
    }

    /// Returns to the calendar that the visitor left for the country picker.
    public func resume(_ place: CalendarsPlace, with answer: CountryAnswer) -> Outcome<Never> {
        .redirect(YearCalendarRouter().link(back: place, with: answer))
    }
}
