/// A question for the first days on which several places work.
public struct MeetingQuestion: Hashable, Sendable {
    /// Each place once, in the order of the visitor.
    public var places: [Territory]
    /// The first day to look at. Nil for today.
    public var from: Entered<CivilDate>?
    /// The last day to look at. Nil for as far as the search goes.
    public var last: Entered<CivilDate>?
    /// How many days; nil for `usualDays`, or for all of them if `last` is known.
    public var days: Entered<Int>?
    /// When people begin to work, by their own clocks. If it or `closes` is known, only days count on which all are at work
    /// at the same time.
    public var opens: Entered<TimeOfDay>?
    /// When people stop.
    public var closes: Entered<TimeOfDay>?
    /// The names of more places, as the visitor typed them, bounded in length. Nil for none.
    public var added: String?

    public static let usualDays = 5
    public static let usualHours = (opens: TimeOfDay(minutes: 9 * 60), closes: TimeOfDay(minutes: 17 * 60))

    public init(
        _ places: [Territory], from: Entered<CivilDate>? = nil, last: Entered<CivilDate>? = nil,
        days: Entered<Int>? = nil, opens: Entered<TimeOfDay>? = nil, closes: Entered<TimeOfDay>? = nil,
        added: String? = nil
    ) {
        self.places = places
        self.from = from
        self.last = last
        self.days = days
        self.opens = opens
        self.closes = closes
        self.added = added
    }
}
