public import AlmanacValues

/// The working day that is a given number of working days away from a date.
public enum WorkingDaySearch: Hashable, Sendable {
    case found(CivilDate)
    /// The known days end before that. The number counts the known working days on the way.
    case beyond(known: DayCount)
}

extension DaysOff {
    /// The number of days that `workingDay` looks at together.
    private static let workingStride = 366

    /// Returns the day that completes `count` working days after a date, or before it if `count` is negative. The date
    /// itself does not count. For 0, the first day from the date on that is worked, which may be the date itself.
    ///
    /// A half day counts half. A day on which people work counts for 0, however long they work.
    ///
    /// Takes time linear in the days on the way.
    public func workingDay(_ count: Int, from date: CivilDate) -> WorkingDaySearch {
        guard known.contains(date) else { return .beyond(known: .zero) }
        if count < 0 { return before(date, DayCount(-count)) }
        return count == 0 ? from(date, DayCount(halves: 1)) : from(date.adding(days: 1), DayCount(count))
    }

    private func from(_ first: CivilDate, _ count: DayCount) -> WorkingDaySearch {
        var (start, worked) = (first, DayCount.zero)
        while start <= known.upperBound {
            let end = start.adding(days: Self.workingStride - 1)
            for day in statuses(from: start, through: end) {
                worked += day.work
                if worked >= count { return .found(day.date) }
            }
            start = end.adding(days: 1)
        }
        return .beyond(known: worked)
    }

    private func before(_ date: CivilDate, _ count: DayCount) -> WorkingDaySearch {
        var (end, worked) = (date.adding(days: -1), DayCount.zero)
        while end >= known.lowerBound {
            let start = end.adding(days: 1 - Self.workingStride)
            for day in statuses(from: start, through: end).reversed() {
                worked += day.work
                if worked >= count { return .found(day.date) }
            }
            end = start.adding(days: -1)
        }
        return .beyond(known: worked)
    }
}
