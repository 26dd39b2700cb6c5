public import AlmanacValues

/// Three or more days off in a row, at least one of them because of a holiday on a working day.
public struct LongWeekend: Hashable, Sendable {
    public let first: CivilDate
    public let last: CivilDate
    /// The holidays that make it long, each on a day that is not on the weekend. Never empty.
    public let causes: [HolidayDay]
    /// Whether the days before or after are not known, so that it may be longer.
    public let isOpen: Bool

    /// The number of days off, at least 3.
    public var length: Int { last.dayNumber - first.dayNumber + 1 }
}

extension DaysOff {
    /// Returns the long weekends with a day in the range, soonest first. They may begin before the range and end after
    /// it, also across the turn of the year.
    public func longWeekends(from first: CivilDate, through last: CivilDate) -> [LongWeekend] {
        let window = statuses(from: start(of: first), through: end(of: last))
        var found: [LongWeekend] = []
        for run in window.split(whereSeparator: { !$0.isOff }) where run.count >= 3 {
            guard let start = run.first?.date, let end = run.last?.date, end >= first, start <= last else { continue }
            // A holiday on a weekend day gives no further day off.
            let causes = run.filter { !$0.isWeekend }.flatMap(\.holidays)
            guard !causes.isEmpty else { continue }
            let isOpen = start == known.lowerBound || end == known.upperBound
            found.append(LongWeekend(first: start, last: end, causes: causes, isOpen: isOpen))
        }
        return found
    }

    /// Returns the first of the days off in a row that `date` is one of, or `date` itself.
    private func start(of date: CivilDate) -> CivilDate {
        var start = date
        while status(of: start.adding(days: -1))?.isOff == true { start = start.adding(days: -1) }
        return start
    }

    /// Returns the last of the days off in a row that `date` is one of, or `date` itself.
    private func end(of date: CivilDate) -> CivilDate {
        var end = date
        while status(of: end.adding(days: 1))?.isOff == true { end = end.adding(days: 1) }
        return end
    }
}
