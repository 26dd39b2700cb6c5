/// The hours of a day in which people work, by their own clocks.
public struct WorkingHours: Hashable, Sendable {
    public let opens: TimeOfDay
    /// After `opens`.
    public let closes: TimeOfDay

    /// Nil unless `closes` comes after `opens`: a shift that goes past midnight belongs to two days.
    public init?(from opens: TimeOfDay, to closes: TimeOfDay) {
        guard opens < closes else { return nil }
        self.opens = opens
        self.closes = closes
    }
}

/// A time of a day, as a place's clocks show it.
public struct LocalTime: Hashable, Sendable {
    public let date: CivilDate
    public let time: TimeOfDay

    public init(_ date: CivilDate, _ time: TimeOfDay) {
        self.date = date
        self.time = time
    }
}
