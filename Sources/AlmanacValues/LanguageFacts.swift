/// How a language writes dates, numbers and lists: the facts of CLDR in Templates/Languages, which the compiler of messages
/// makes a list of, `all`.
public struct LanguageFacts: Sendable {
    /// As in addresses: "de", "zh".
    public let code: String
    /// The tag of BCP 47: "de", "zh-Hans".
    public let tag: String
    /// Its own name: "Deutsch".
    public let name: String
    public let isRightToLeft: Bool
    /// January to December inside a date: "października".
    public let months: [String]
    /// January to December alone: "październik".
    public let monthsAlone: [String]
    public let shortMonths: [String]
    /// Monday to Sunday.
    public let weekdays: [String]
    public let shortWeekdays: [String]
    /// Of one or two characters, for narrow columns.
    public let shortestWeekdays: [String]
    /// The first day of a month inside a date: "1", "1er".
    public let firstDay: String
    public let dates: Dates
    public let ranges: Ranges
    public let rangesInYear: Ranges
    /// "A, B and C"
    public let list: List
    /// "A, B or C"
    public let choice: List
    public let decimal: String
    public let group: String
    /// Whether only the last three digits are a group of three, and those before are groups of two: 12,34,567.
    public let hasIndianGroups: Bool
    /// The fewest digits before the first separator: 2 if 1234 is written without one.
    public let leastGrouped: Int
    let plural: @Sendable (PluralOperands) -> PluralCategory

    /// Patterns of dates.
    public struct Dates: Sendable {
        public let full, long, weekdayAndDay, day, month: DatePattern
    }

    /// Patterns of days in a row, by the largest field in which the first and the last day differ.
    public struct Ranges: Sendable {
        public let day, month: DatePattern
        /// Nil for ranges inside a year.
        public let year: DatePattern?
    }

    /// The text between two items, between the first items of a longer list, and before its last item.
    public struct List: Sendable {
        public let two, middle, end: String
    }

    /// The form of a plural for a number.
    public func category(of number: DayCount) -> PluralCategory {
        plural(PluralOperands(whole: abs(number.whole), hasHalf: number.hasHalf))
    }
}

/// What plural rules look at (UTS 35): the digits of a number before the decimal mark, and whether there are some after it.
struct PluralOperands: Sendable {
    let whole: Int
    let hasHalf: Bool

    /// Whether the number itself is one of these.
    func isOne(of numbers: ClosedRange<Int>..., modulo: Int? = nil) -> Bool {
        !hasHalf && digits(in: numbers, modulo)
    }

    /// Whether the digits before the decimal mark are one of these.
    func hasWhole(_ numbers: ClosedRange<Int>..., modulo: Int? = nil) -> Bool { digits(in: numbers, modulo) }

    private func digits(in numbers: [ClosedRange<Int>], _ modulo: Int?) -> Bool {
        let digits = modulo.map { whole % $0 } ?? whole
        return numbers.contains { $0.contains(digits) }
    }
}

/// The plural categories of CLDR, in its order.
public enum PluralCategory: Int, Sendable, CaseIterable {
    case zero, one, two, few, many, other
}
