/// A day of the proleptic Gregorian calendar, without a time and a time zone.
///
/// It stores the number of days since 1970-01-01, so comparing dates and counting days is integer arithmetic. Year,
/// month and day are computed on each access.
public struct CivilDate: Hashable, Comparable, Sendable {
    /// The number of days since 1970-01-01; negative for earlier dates.
    public let dayNumber: Int

    /// The years that have four digits (ISO 8601 without expanded representations).
    public static let years = 0...9999

    public init(dayNumber: Int) {
        self.dayNumber = dayNumber
    }

    /// Nil if the calendar has no such day (30 February, month 13) or the year is outside `years`.
    public init?(year: Int, month: Int, day: Int) {
        guard Self.years.contains(year), 1...12 ~= month, day >= 1, day <= Self.days(in: month, of: year)
        else { return nil }
        self.init(dayNumber: Self.dayNumber(year: year, month: month, day: day))
    }

    /// Returns 1 January of a year, which may be outside `years`.
    public static func firstDay(of year: Int) -> Self {
        Self(dayNumber: dayNumber(year: year, month: 1, day: 1))
    }

    /// Returns the number of days in a month (1–12) of a year.
    public static func days(in month: Int, of year: Int) -> Int {
        switch month {
        case 2: isLeap(year) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }

    /// Whether the year has 366 days.
    public static func isLeap(_ year: Int) -> Bool {
        year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    }

    public var weekday: Weekday { Weekday.allCases[weekdayIndex] }

    /// The number of days since Monday, 0–6.
    package var weekdayIndex: Int {
        // 1970-01-01 was a Thursday, ISO weekday 4.
        let zeroBased = (dayNumber + 3) % 7
        return zeroBased < 0 ? zeroBased + 7 : zeroBased
    }

    public var year: Int { fields.year }
    public var month: Int { fields.month }
    public var day: Int { fields.day }

    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.dayNumber < rhs.dayNumber }

    /// Returns the date `days` later, or earlier if negative.
    public func adding(days: Int) -> Self { Self(dayNumber: dayNumber + days) }
}

extension CivilDate {
    // Era arithmetic on years that start in March, so that the leap day is the last day of its year
    // (H. Hinnant, "chrono-Compatible Low-Level Date Algorithms").
    private static func dayNumber(year: Int, month: Int, day: Int) -> Int {
        let shifted = month > 2 ? year : year - 1
        let era = (shifted >= 0 ? shifted : shifted - 399) / 400
        let yearOfEra = shifted - era * 400
        let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
        let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
        return era * 146_097 + dayOfEra - 719_468
    }

    /// The year, month and day. Computing all three at once is cheaper than reading each property.
    public var fields: (year: Int, month: Int, day: Int) {
        let shifted = dayNumber + 719_468
        let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shiftedMonth = (5 * dayOfYear + 2) / 153
        let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
        return (
            year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0),
            month: month,
            day: dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
        )
    }
}
