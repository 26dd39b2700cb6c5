/// When a page is right, in seconds since 1970 (UTC, without leap seconds, as Unix counts).
///
/// Pages say "in 12 days", which ceases to be right at midnight, somewhere. The offsets of all time zones are
/// multiples of a quarter of an hour today (tz database; the odd ones ended in 1972), so every midnight falls on a
/// quarter hour of UTC: none falls inside of a page's validity.
struct Validity: Hashable, Sendable {
    let start: Int
    let end: Int

    static let quarterHour = 900

    /// For what never changes.
    static let always = Validity(start: .min, end: .max)

    /// Of a page that begins to be made now.
    ///
    /// - Parameter lifetime: the longest it may be, in seconds; nil for no other limit than the quarter hour.
    init(from now: Int, lifetime: Int?) {
        // Rounded down, before 1970 too.
        start = now - ((now % Self.quarterHour) + Self.quarterHour) % Self.quarterHour
        end = min(start + Self.quarterHour, now + max(0, lifetime ?? .max / 2))
    }

    private init(start: Int, end: Int) {
        self.start = start
        self.end = end
    }

    /// A clock that was set back makes a page invalid, too.
    func contains(_ moment: Int) -> Bool { start <= moment && moment < end }
}
