import PlainBytes

/// A date that is known to the day, to the month, or only to the year.
///
/// Unlike a `CivilDate`, it may be before the year 0, and two partial dates do not always have an order.
public struct PartialDate: Hashable, Sendable {
    /// The astronomical year, -9999–9999: 0 is 1 BCE, -398 is 399 BCE (ISO 8601).
    public let year: Int
    /// The month, 1–12; nil if it is unknown.
    public let month: Int?
    /// The day, 1–31; nil if it is unknown. Always nil if the month is.
    public let day: Int?
    /// Whether the source marks the date as approximate: "c. 398 BCE".
    public let isApproximate: Bool

    /// Nil if the calendar has no such date (month 13, 30 February), for a day without its month, and for years outside
    /// -9999–9999.
    public init?(year: Int, month: Int? = nil, day: Int? = nil, isApproximate: Bool = false) {
        guard -9999...9999 ~= year, 1...12 ~= month ?? 1 else { return nil }
        if let day {
            guard let month, 1...CivilDate.days(in: month, of: year) ~= day else { return nil }
        }
        self.year = year
        self.month = month
        self.day = day
        self.isApproximate = isApproximate
    }

    /// Parses `YYYY`, `YYYY-MM` or `YYYY-MM-DD`, with a leading `-` for years before 0 (ISO 8601); nil for anything
    /// else.
    public init?(_ text: some StringProtocol, isApproximate: Bool = false) {
        let isNegative = text.hasPrefix("-")
        let fields = text.dropFirst(isNegative ? 1 : 0).split(separator: "-", omittingEmptySubsequences: false)
        guard 1...3 ~= fields.count, let year = Self.number(fields[0], digits: 4) else { return nil }
        var rest: [Int] = []
        for field in fields.dropFirst() {
            guard let number = Self.number(field, digits: 2) else { return nil }
            rest.append(number)
        }
        self.init(
            year: isNegative ? -year : year, month: rest.first, day: rest.count == 2 ? rest[1] : nil,
            isApproximate: isApproximate)
    }

    private static func number(_ text: some StringProtocol, digits: Int) -> Int? {
        let isNumber = text.utf8.allSatisfy(\.isASCIIDigit)
        return isNumber && text.utf8.count == digits ? Int(text) : nil
    }
}

extension PartialDate: CustomStringConvertible {
    /// The date as `YYYY`, `YYYY-MM` or `YYYY-MM-DD`, with a leading `-` for years before 0 (ISO 8601). It does not say
    /// whether the date is approximate.
    public var description: String {
        let digits = String(abs(year))
        let year = (year < 0 ? "-" : "") + String(repeating: "0", count: 4 - digits.utf8.count) + digits
        guard let month else { return year }
        return year + "-" + (day.map { CivilDate.monthAndDay(month, $0) } ?? (month < 10 ? "0" : "") + String(month))
    }
}

extension PartialDate {
    public init(_ date: CivilDate) {
        let fields = date.fields
        year = fields.year
        month = fields.month
        day = fields.day
        isApproximate = false
    }

    /// The number of the century: 19 for 1867, -6 for 551 BCE.
    public var century: Int { year > 0 ? (year + 99) / 100 : -((100 - year) / 100) }

    /// Whether every day that this date may mean is before every day that the other may mean.
    public func isCertainlyBefore(_ other: PartialDate) -> Bool {
        latest.isBefore(other.earliest)
    }

    /// The first and the last day that the date may mean. Every month has 31 days here, because only the order matters.
    var earliest: Day { Day(year: year, month: month ?? 1, day: day ?? 1) }
    var latest: Day { Day(year: year, month: month ?? 12, day: day ?? 31) }

    struct Day {
        let year: Int
        let month: Int
        let day: Int

        func isBefore(_ other: Day) -> Bool {
            (year, month, day) < (other.year, other.month, other.day)
        }

        /// Returns the whole years from this day to another.
        func years(to other: Day) -> Int {
            other.year - year - ((other.month, other.day) < (month, day) ? 1 : 0)
        }
    }
}
