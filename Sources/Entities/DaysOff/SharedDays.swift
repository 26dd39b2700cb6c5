public import AlmanacValues

/// One day of several territories, side by side.
public struct SharedDay: Hashable, Sendable {
    public let date: CivilDate
    /// What the day is to each territory, in their order.
    public let statuses: [DayStatus]

    /// How much of the day all work together: half of it if somebody has half of it off.
    public var work: DayCount { statuses.map(\.work).min() ?? .zero }
    /// How much of the day all are off together.
    public var off: DayCount { DayCount(halves: 2 - (statuses.map(\.work.halves).max() ?? 2)) }
    /// Whether a holiday takes a working day, or half of one, from somebody.
    public var losesWork: Bool { hasLoss || statuses.contains(where: \.isHalf) }

    public var allWork: Bool { statuses.allSatisfy { !$0.isOff } }
    public var allOff: Bool { statuses.allSatisfy(\.isOff) }
    /// Whether all are off because it is the weekend of each of them.
    public var isSharedWeekend: Bool { statuses.allSatisfy { $0.isOff && $0.isWeekend } }
    /// Whether somebody is off on a day that is not on the weekend there.
    public var hasLoss: Bool { statuses.contains { $0.isOff && !$0.isWeekend } }
}

/// Consecutive days.
public struct DayRun: Hashable, Sendable {
    public let first: CivilDate
    public let last: CivilDate

    public init(_ first: CivilDate, _ last: CivilDate) {
        self.first = first
        self.last = last
    }

    /// The number of days, at least 1.
    public var length: Int { last.dayNumber - first.dayNumber + 1 }
}

/// The days off of several territories, side by side. It is built on `DaysOff`, once for each of them.
public struct SharedDays: Sendable {
    public let territories: [DaysOff]

    /// - Parameter territories: at least one.
    public init(_ territories: [DaysOff]) {
        self.territories = territories
    }

    /// The range of days that every calendar knows; nil if the calendars do not overlap.
    public var known: ClosedRange<CivilDate>? {
        guard let first = territories.map(\.known.lowerBound).max(),
            let last = territories.map(\.known.upperBound).min(), first <= last
        else { return nil }
        return first...last
    }

    /// Returns the days of a range that all calendars know, in date order.
    public func days(from first: CivilDate, through last: CivilDate) -> [SharedDay] {
        guard let known else { return [] }
        let (first, last) = (max(first, known.lowerBound), min(last, known.upperBound))
        guard first <= last else { return [] }
        let columns = territories.map { $0.statuses(from: first, through: last) }
        return (0...last.dayNumber - first.dayNumber).map { offset in
            SharedDay(date: first.adding(days: offset), statuses: columns.map { $0[offset] })
        }
    }
}

extension [SharedDay] {
    /// Returns the runs of days for which something is true, in date order. The days must be consecutive.
    public func runs(where isIncluded: (SharedDay) -> Bool) -> [DayRun] {
        split { !isIncluded($0) }.compactMap { run in
            guard let first = run.first, let last = run.last else { return nil }
            return DayRun(first.date, last.date)
        }
    }
}
