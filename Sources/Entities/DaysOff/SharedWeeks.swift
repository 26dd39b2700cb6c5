public import AlmanacValues

/// Consecutive weeks of a year (ISO 8601) in which nobody loses a working day to a holiday.
public struct SharedWeeks: Hashable, Sendable {
    /// The numbers of the first and the last week, 1–53.
    public let numbers: ClosedRange<Int>
    /// The Monday of the first week.
    public let first: CivilDate

    /// The Sunday of the last week.
    public var last: CivilDate { first.adding(days: 7 * numbers.count - 1) }
}

extension SharedDays {
    /// Returns the weeks of a year in which each territory works its whole usual week, as runs, and the number of weeks
    /// that all calendars know.
    ///
    /// A week belongs to the year of its Thursday (ISO 8601), so the first and the last one may reach into another year. A
    /// week of which a day is not known is not counted.
    public func wholeWeeks(of year: Int) -> (runs: [SharedWeeks], known: Int) {
        let (first, end) = (Self.firstMonday(of: year), Self.firstMonday(of: year + 1))
        let days = days(from: first, through: end.adding(days: -1))
        guard let start = days.first?.date else { return ([], 0) }
        var runs: [SharedWeeks] = []
        var known = 0
        for number in 1...(end.dayNumber - first.dayNumber) / 7 {
            let monday = first.adding(days: 7 * (number - 1))
            let offset = monday.dayNumber - start.dayNumber
            guard offset >= 0, offset + 7 <= days.count else { continue }
            known += 1
            guard !days[offset..<offset + 7].contains(where: \.losesWork) else { continue }
            if let run = runs.last, run.numbers.upperBound == number - 1 {
                runs[runs.count - 1] = SharedWeeks(numbers: run.numbers.lowerBound...number, first: run.first)
            } else {
                runs.append(SharedWeeks(numbers: number...number, first: monday))
            }
        }
        return (runs, known)
    }

    /// Returns the Monday of the first week of a year: the week of 4 January.
    private static func firstMonday(of year: Int) -> CivilDate {
        let fourth = CivilDate.firstDay(of: year).adding(days: 3)
        return fourth.adding(days: -fourth.weekdayIndex)
    }
}
