import AlmanacValues
import Entities
import Support

/// The rule for a day that recurs each year.
enum OwnRule: Hashable, Sendable {
    /// "12-24", "24 December", "the last Friday of November".
    case fixed(OccasionRule)
    /// A number of days after Easter Sunday, or before it if it is negative.
    case easter(Int)

    /// Parses "12-24", "Easter", "39 days after Easter", "2 days before Easter", and what `OccasionRule` reads. Nil for
    /// any other text.
    init?(_ text: String) {
        let words = text.utf8.split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
        if words.count == 1, let day = Self.monthAndDay(words[0]) {
            self = .fixed(.day(month: day.month, day: day.day))
        } else if words.last?.matches("easter", ignoringCase: true) ?? false {
            guard let days = Self.daysFromEaster(words.dropLast()) else { return nil }
            self = .easter(days)
        } else if let rule = OccasionRule(text) {
            self = .fixed(rule)
        } else {
            return nil
        }
    }

    private static func monthAndDay(_ text: String) -> (month: Int, day: Int)? {
        let parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
        guard parts.count == 2, let month = Substring(parts[0]).number(digits: 2...2), 1...12 ~= month,
            let day = Substring(parts[1]).number(digits: 2...2), 1...CivilDate.days(in: month, of: 2000) ~= day
        else { return nil }
        return (month, day)
    }

    /// "39 days after", "1 day before", or nothing.
    private static func daysFromEaster(_ words: ArraySlice<String>) -> Int? {
        if words.isEmpty { return 0 }
        guard words.count == 3, let days = words[0].number(digits: 1...3), days <= OwnDates.longest,
            ["day", "days"].contains(where: { words[1].matches($0, ignoringCase: true) })
        else { return nil }
        if words[2].matches("after", ignoringCase: true) { return days }
        return words[2].matches("before", ignoringCase: true) ? -days : nil
    }

    /// Returns the date in a year; nil if the year has none, as of 29 February.
    func date(in year: Int) -> CivilDate? {
        switch self {
        case .fixed(let rule): rule.date(in: year)
        case .easter(let days): Self.easter(of: year)?.adding(days: days)
        }
    }

    /// Easter Sunday of the Gregorian calendar, by the algorithm of Meeus, Jones and Butcher.
    private static func easter(of year: Int) -> CivilDate? {
        let (golden, century, rest) = (year % 19, year / 100, year % 100)
        let correction = (century + 8) / 25
        let epact = (19 * golden + century - century / 4 - (century - correction + 1) / 3 + 15) % 30
        let weekday = (32 + 2 * (century % 4) + 2 * (rest / 4) - epact - rest % 4) % 7
        let late = (golden + 11 * epact + 22 * weekday) / 451
        let sum = epact + weekday - 7 * late + 114
        return CivilDate(year: year, month: sum / 31, day: sum % 31 + 1)
    }
}
