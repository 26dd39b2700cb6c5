/// The time in which a page is right, in seconds since 1970 (UTC, without leap seconds, as in Unix).
///
/// A page says "in 12 days", which becomes wrong at midnight in some time zone. Today the offsets of all time zones are
/// multiples of a quarter of an hour (tz database; the last exception ended in 1972), so every midnight is the start of
/// a quarter hour in UTC and never lies within a page's validity.
struct Validity: Hashable, Sendable {
    let start: Int
    let end: Int

    static let quarterHour = 900

    /// For content that never changes.
    static let always = Validity(start: .min, end: .max)

    /// The validity of a page that is made from now on.
    ///
    /// It ends at a multiple of the lifetime, whenever the page was made, so that the rest of it does not reveal when
    /// somebody else requested the page.
    ///
    /// - Parameter lifetime: the longest validity, in seconds; nil for the rest of the quarter hour.
    init(from now: Int, lifetime: Int?) {
        let end = Self.next(Self.quarterHour, after: now)
        start = end - Self.quarterHour
        self.end = lifetime.map { $0 > 0 ? min(end, Self.next($0, after: now)) : now } ?? end
    }

    /// The next multiple of a number of seconds; works before 1970 too.
    static func next(_ seconds: Int, after now: Int) -> Int {
        now - ((now % seconds) + seconds) % seconds + seconds
    }

    private init(start: Int, end: Int) {
        self.start = start
        self.end = end
    }

    /// Whether the page is right at this moment. False before `start`, too, because the clock may have been set back.
    func contains(_ moment: Int) -> Bool { start <= moment && moment < end }
}
