/// A question for the first days on which several places work.
public struct MeetingQuestion: Hashable, Sendable {
    /// Each place once, in the order of the visitor.
    public var places: [Territory]
    /// Nil for today.
    public var from: Entered<CivilDate>?
    /// How many days; nil for `usualDays`.
    public var days: Entered<Int>?

    public static let usualDays = 5

    public init(_ places: [Territory], from: Entered<CivilDate>? = nil, days: Entered<Int>? = nil) {
        self.places = places
        self.from = from
        self.days = days
    }
}
