/// How far the clocks of a time zone are ahead of UTC, over a range of days.
public struct ZoneOffsets: Hashable, Sendable {
    /// A change of the clocks.
    public struct Change: Hashable, Sendable {
        /// Seconds since 1970 (UTC).
        public let moment: Int
        /// The seconds that the clocks are ahead of UTC from then on.
        public let offset: Int

        public init(at moment: Int, to offset: Int) {
            self.moment = moment
            self.offset = offset
        }
    }

    /// The seconds that the clocks are ahead of UTC before the first change.
    public let initial: Int
    /// In the order of their moments.
    public let changes: [Change]

    public init(initial: Int, changes: [Change] = []) {
        self.initial = initial
        self.changes = changes
    }

    public func offset(at moment: Int) -> Int {
        var offset = initial
        for change in changes {
            guard change.moment <= moment else { break }
            offset = change.offset
        }
        return offset
    }

    /// Returns the moment at which the clocks show a time: in seconds since 1970 (UTC). If they show it twice, the first; if
    /// they leave it out, the moment at which they would have shown it without the change.
    public func moment(of time: LocalTime) -> Int {
        let shown = time.date.dayNumber * Self.day + time.time.minutes * 60
        var offset = initial
        for change in changes {
            let before = shown - offset
            if before < change.moment || shown - change.offset < change.moment { return before }
            offset = change.offset
        }
        return shown - offset
    }

    /// Returns what the clocks show at a moment, without its seconds.
    public func shown(at moment: Int) -> LocalTime {
        let seconds = moment + offset(at: moment)
        let days = seconds >= 0 ? seconds / Self.day : (seconds - Self.day + 1) / Self.day
        return LocalTime(CivilDate(dayNumber: days), TimeOfDay(minutes: (seconds - days * Self.day) / 60))
    }

    private static let day = 86_400
}
