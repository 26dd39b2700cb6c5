public import AlmanacValues

/// The working day that is a given number of working days away from a date.
public enum WorkingDaySearch: Hashable, Sendable {
    case found(CivilDate)
    /// The known days end before. The number is that of the working days that are known on the way.
    case beyond(known: Int)
}

extension DaysOff {
    /// The number of days that `workingDay` looks at together.
    private static let workingStride = 366

    /// Returns the `count`th working day after a date, or before it if `count` is negative. The date itself does not
    /// count. For 0, the first working day from the date on, which may be the date itself.
    ///
    /// Takes time linear in the days on the way.
    public func workingDay(_ count: Int, from date: CivilDate) -> WorkingDaySearch {
        guard known.contains(date) else { return .beyond(known: 0) }
        return count < 0 ? before(date, -count) : count == 0 ? from(date, 1) : from(date.adding(days: 1), count)
    }

    private func from(_ first: CivilDate, _ count: Int) -> WorkingDaySearch {
        var (start, left) = (first, count)
        while start <= known.upperBound {
            let end = start.adding(days: Self.workingStride - 1)
            let working = statuses(from: start, through: end).filter { !$0.isOff }
            if working.count >= left { return .found(working[left - 1].date) }
            left -= working.count
            start = end.adding(days: 1)
        }
        return .beyond(known: count - left)
    }

    private func before(_ date: CivilDate, _ count: Int) -> WorkingDaySearch {
        var (end, left) = (date.adding(days: -1), count)
        while end >= known.lowerBound {
            let start = end.adding(days: 1 - Self.workingStride)
            let working = statuses(from: start, through: end).filter { !$0.isOff }
            if working.count >= left { return .found(working[working.count - left].date) }
            left -= working.count
            end = start.adding(days: -1)
        }
        return .beyond(known: count - left)
    }
}
