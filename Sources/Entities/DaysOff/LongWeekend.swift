public import AlmanacValues

/// Three or more days off in a row, with half days beside them counted half. At least one of them is off because of a
/// holiday on a working day.
public struct LongWeekend: Hashable, Sendable {
    /// The first and the last day that is off as a whole.
    public let first: CivilDate
    public let last: CivilDate
    /// The half-day holidays on the working days directly before and after it, if any.
    public let halfBefore: HolidayDay?
    public let halfAfter: HolidayDay?
    /// The holidays that make it long, each on a day that is not on the weekend; half days last. Never empty.
    public let causes: [HolidayDay]
    /// Whether the days before or after are not known, so that it may be longer.
    public let isOpen: Bool

    /// The number of days off, at least 3.
    public var length: DayCount {
        DayCount(halves: 2 * wholeDays + (halfBefore == nil ? 0 : 1) + (halfAfter == nil ? 0 : 1))
    }

    /// The number of days that are off as a whole, at least 2.
    public var wholeDays: Int { last.dayNumber - first.dayNumber + 1 }
}

extension DaysOff {
    /// Returns the long weekends with a whole day off in the range, soonest first. They may begin before the range and end
    /// after it, also across the turn of the year.
    public func longWeekends(from first: CivilDate, through last: CivilDate) -> [LongWeekend] {
        let window = statuses(from: start(of: first).adding(days: -1), through: end(of: last).adding(days: 1))
        return window.indices.split { !window[$0].isOff }.compactMap { run in
            guard let start = run.first, let end = run.last else { return nil }
            guard window[end].date >= first, window[start].date <= last else { return nil }
            return longWeekend(window, start...end)
        }
    }

    /// Returns the long weekend that a row of days off is; nil if it is too short, or made by the weekend alone.
    private func longWeekend(_ window: [DayStatus], _ run: ClosedRange<Int>) -> LongWeekend? {
        func half(_ index: Int) -> HolidayDay? {
            window.indices.contains(index) && window[index].isHalf ? window[index].halfDays.first : nil
        }
        // A holiday on a weekend day gives no further day off.
        let holidays = window[run].filter { !$0.isWeekend }.flatMap(\.holidays)
        let (before, after) = (half(run.lowerBound - 1), half(run.upperBound + 1))
        let causes = holidays + [before, after].compactMap(\.self)
        let (first, last) = (window[run.lowerBound].date, window[run.upperBound].date)
        let found = LongWeekend(
            first: first, last: last, halfBefore: before, halfAfter: after, causes: causes,
            isOpen: first == known.lowerBound || last == known.upperBound)
        return causes.isEmpty || found.length < DayCount(3) ? nil : found
    }

    /// Returns the first day of the row of days off that `date` belongs to, or `date` itself.
    private func start(of date: CivilDate) -> CivilDate {
        var start = date
        while status(of: start.adding(days: -1))?.isOff == true { start = start.adding(days: -1) }
        return start
    }

    /// Returns the last day of the row of days off that `date` belongs to, or `date` itself.
    private func end(of date: CivilDate) -> CivilDate {
        var end = date
        while status(of: end.adding(days: 1))?.isOff == true { end = end.adding(days: 1) }
        return end
    }
}
