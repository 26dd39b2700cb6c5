/// A question about working days: how many a range of dates has, or which date is a given number of them away.
public struct WorkingDaysQuestion: Hashable, Sendable {
    /// Nil for the place that the visitor saved.
    public var place: Territory?
    /// The first day of the range, or the day to count from. Nil for the current year, or for today.
    public var from: Entered<CivilDate>?
    /// Nil for the rest of the year.
    public var end: End?
    /// The days of the week that the visitor has off; empty for the weekend of the place.
    public var weekend: Set<Weekday>

    public enum End: Hashable, Sendable {
        /// The last day of the range.
        case on(Entered<CivilDate>)
        /// So many working days later, or earlier if negative.
        case after(Entered<Int>)
    }

    public init(
        place: Territory? = nil, from: Entered<CivilDate>? = nil, end: End? = nil, weekend: Set<Weekday> = []
    ) {
        self.place = place
        self.from = from
        self.end = end
        self.weekend = weekend
    }

    /// The question for a range of dates.
    public init(_ place: Territory, from first: CivilDate, through last: CivilDate) {
        self.init(place: place, from: .value(first), end: .on(.value(last)))
    }

    /// The question for the date that is a given number of working days away.
    public init(_ place: Territory, _ days: Int, from date: CivilDate) {
        self.init(place: place, from: .value(date), end: .after(.value(days)))
    }

    /// Returns the same question for another place.
    public func moved(to place: Territory) -> Self {
        var question = self
        question.place = place
        return question
    }
}
