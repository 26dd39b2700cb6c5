/// How a language writes a date, or the first and the last of several days.
public struct DatePattern: Sendable, Equatable {
    public enum Field: Sendable, Equatable {
        case literal(String)
        case weekday, day, month, monthAlone, monthNumber, year
        /// The same of the last day.
        case lastWeekday, lastDay, lastMonth, lastMonthNumber, lastYear
    }

    public let fields: [Field]

    init(_ fields: Field...) { self.fields = fields }
}
