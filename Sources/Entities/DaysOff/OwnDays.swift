public import AlmanacValues

/// How the days of one person differ from those of a territory: a week of one's own, and single days.
///
/// A single day comes before everything else: before a holiday, the weekend, and a decree. A day in both sets is worked.
public struct OwnDays: Hashable, Sendable {
    /// The days of the week that are off; nil for the weekend of the territory. Empty for somebody who works every day.
    public var weekend: Set<Weekday>?
    /// Days off, whatever they are to the territory: leave that is already granted, for example.
    public var off: Set<CivilDate>
    /// Days that are worked, whatever they are to the territory.
    public var worked: Set<CivilDate>

    public init(weekend: Set<Weekday>? = nil, off: Set<CivilDate> = [], worked: Set<CivilDate> = []) {
        self.weekend = weekend
        self.off = off
        self.worked = worked
    }

    /// What a single day is to the person; nil if it is the same as to the territory.
    func reason(on date: CivilDate) -> DayStatus.Reason? {
        if worked.contains(date) { return .ownWorkday }
        return off.contains(date) ? .ownDayOff : nil
    }

    var hasSingleDays: Bool { !off.isEmpty || !worked.isEmpty }
}
