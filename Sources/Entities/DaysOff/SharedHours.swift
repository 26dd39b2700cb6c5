public import AlmanacValues

/// The hours of work of several places, by their own clocks, side by side.
public struct SharedHours: Sendable {
    public let hours: WorkingHours
    /// The clocks of each place.
    public let clocks: [ZoneOffsets]

    public init(_ hours: WorkingHours, _ clocks: [ZoneOffsets]) {
        self.hours = hours
        self.clocks = clocks
    }

    /// Time that all places have in common.
    public struct Window: Hashable, Sendable {
        /// Seconds since 1970 (UTC).
        public let start: Int
        /// After `start`.
        public let end: Int
        /// In each place, the date whose hours of work contain the window.
        public let dates: [CivilDate]

        public var seconds: Int { end - start }
    }

    /// Returns the longest time within the hours of work of the first place's day that is also within those of all others, on
    /// their day before, the same day, or the day after: Monday afternoon in California is Tuesday morning in New Zealand.
    /// Of equally long ones, the first.
    ///
    /// - Parameter isWorked: whether a place, by its number, works on a date.
    public func window(on day: CivilDate, where isWorked: (Int, CivilDate) -> Bool = { _, _ in true }) -> Window? {
        guard !clocks.isEmpty, isWorked(0, day) else { return nil }
        var windows = [Window(start: opening(0, day), end: closing(0, day), dates: [day])]
        for place in clocks.indices.dropFirst() {
            var shared: [Window] = []
            for date in [day.adding(days: -1), day, day.adding(days: 1)] where isWorked(place, date) {
                let (opens, closes) = (opening(place, date), closing(place, date))
                for window in windows where opens < window.end && window.start < closes {
                    shared.append(
                        Window(
                            start: max(window.start, opens), end: min(window.end, closes), dates: window.dates + [date])
                    )
                }
            }
            windows = shared
        }
        return windows.max { one, other in
            one.seconds == other.seconds ? one.start > other.start : one.seconds < other.seconds
        }
    }

    /// Returns what the clocks of each place show at a moment.
    public func shown(at moment: Int) -> [LocalTime] { clocks.map { $0.shown(at: moment) } }

    private func opening(_ place: Int, _ day: CivilDate) -> Int {
        clocks[place].moment(of: LocalTime(day, hours.opens))
    }

    private func closing(_ place: Int, _ day: CivilDate) -> Int {
        clocks[place].moment(of: LocalTime(day, hours.closes))
    }
}

/// A day of the first place, with the time that all have in common.
public struct SharedMeeting: Hashable, Sendable {
    /// The day of each place on which they would meet.
    public let day: SharedDay
    /// Nil if they have no hour in common.
    public let window: SharedHours.Window?

    public init(_ day: SharedDay, _ window: SharedHours.Window? = nil) {
        self.day = day
        self.window = window
    }
}

extension SharedDays {
    /// Returns the days of a range that all calendars know, in date order. Each place has the date on which all have
    /// the most time in common: among dates on which all work if there are any, otherwise among all dates.
    public func meetings(
        from first: CivilDate, through last: CivilDate, in hours: SharedHours
    ) -> [SharedMeeting] {
        guard let known else { return [] }
        let (first, last) = (max(first, known.lowerBound), min(last, known.upperBound))
        guard first <= last else { return [] }
        // The day before and the day after, as far as they are known.
        let (start, end) = (max(first.adding(days: -1), known.lowerBound), min(last.adding(days: 1), known.upperBound))
        let columns = territories.map { $0.statuses(from: start, through: end) }
        func status(_ place: Int, _ date: CivilDate) -> DayStatus? {
            start <= date && date <= end ? columns[place][date.dayNumber - start.dayNumber] : nil
        }
        return (0...last.dayNumber - first.dayNumber).map { offset in
            let date = first.adding(days: offset)
            let window =
                hours.window(on: date) { status($0, $1).map { !$0.isOff } ?? false }
                ?? hours.window(on: date) { status($0, $1) != nil }
            let dates = window?.dates ?? Array(repeating: date, count: columns.count)
            let statuses = dates.enumerated().compactMap { status($0.offset, $0.element) }
            return SharedMeeting(SharedDay(date: date, statuses: statuses), window)
        }
    }
}
