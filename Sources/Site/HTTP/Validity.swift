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
    /// It ends at a multiple of the lifetime, whenever the page was made: what is left of it tells nobody when somebody
    /// else asked for the page.
    ///
    /// - Parameter lifetime: the longest it may be, in seconds; nil for no other limit than the quarter hour.
    init(from now: Int, lifetime: Int?) {
        let end = Self.next(Self.quarterHour, after: now)
        start = end - Self.quarterHour
        self.end = lifetime.map { $0 > 0 ? min(end, Self.next($0, after: now)) : now } ?? end
    }

    /// The next multiple of so many seconds; before 1970 too.
    static func next(_ seconds: Int, after now: Int) -> Int {
        now - ((now % seconds) + seconds) % seconds + seconds
    }

    private init(start: Int, end: Int) {
        self.start = start
        self.end = end
    }

    /// A clock that was set back makes a page invalid, too.
    func contains(_ moment: Int) -> Bool { start <= moment && moment < end }
}
