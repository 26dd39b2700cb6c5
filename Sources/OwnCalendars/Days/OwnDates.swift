import AlmanacValues
import Entities

/// When a day of an operator's calendar is.
struct OwnDates: Hashable, Sendable {
    private enum When: Hashable, Sendable {
        case single(ClosedRange<CivilDate>)
        case yearly(OwnRule, ending: OwnRule?)
    }

    private let when: When
    /// The years of a rule; nil for all.
    private let years: ClosedRange<Int>?
    /// Days on which a rule does not hold.
    private let exceptions: Set<CivilDate>

    /// The maximum length of a range, in days. A longer one is a mistake in the file, and would fill the memory.
    static let longest = 120

    /// One day, or a range of them.
    init(_ days: ClosedRange<CivilDate>) {
        when = .single(days)
        years = nil
        exceptions = []
    }

    /// A day of each year, or a range that begins on it.
    ///
    /// - Parameters:
    ///   - end: the last day, in the same year or the next; nil for one day.
    ///   - years: those in which the rule holds; nil for all.
    ///   - exceptions: days on which it does not hold.
    init(
        _ rule: OwnRule, through end: OwnRule? = nil, in years: ClosedRange<Int>? = nil,
        except exceptions: Set<CivilDate> = []
    ) {
        when = .yearly(rule, ending: end)
        self.years = years
        self.exceptions = exceptions
    }

    /// Returns the dates that begin in a year, in order.
    func dates(in year: Int) -> [CivilDate] {
        switch when {
        case .single(let days):
            let first = max(days.lowerBound, .firstDay(of: year))
            let last = min(days.upperBound, CivilDate.firstDay(of: year + 1).adding(days: -1))
            return first <= last ? (first.dayNumber...last.dayNumber).map { CivilDate(dayNumber: $0) } : []
        case .yearly(let rule, let end):
            guard years?.contains(year) ?? true, let first = rule.date(in: year), !exceptions.contains(first) else {
                return []
            }
            let last = end.flatMap { end in
                [year, year + 1].lazy.compactMap { end.date(in: $0) }.first { $0 >= first }
            }
            let length = min((last ?? first).dayNumber - first.dayNumber, Self.longest)
            return (0...length).map { first.adding(days: $0) }
        }
    }

    /// The years of single days; nil for a rule without an end.
    var knownYears: ClosedRange<Int>? {
        switch when {
        case .single(let days): days.lowerBound.year...days.upperBound.year
        case .yearly: years
        }
    }
}
