public import AlmanacValues

/// The rule by which an occasion's date is found, if it is the same each year: "31 October", "the second Sunday of
/// May".
public enum OccasionRule: Hashable, Sendable {
    case day(month: Int, day: Int)
    /// The number counts from the beginning of the month, or from its end if it is -1.
    case weekday(Int, Weekday, month: Int)

    private static let ends: Set<[UInt8]> = [Array("in".utf8), Array("or".utf8), Array("by".utf8)]
    private static let numbers = ["first": 1, "second": 2, "third": 3, "fourth": 4, "last": -1]

    /// Nil for a rule of any other kind. Of "…in many countries" and "…, or 7 January", the first part counts.
    public init?(_ text: String) {
        var words = SearchWord.words(of: text)
        if let end = words.firstIndex(where: { Self.ends.contains($0.key) }) { words.removeSubrange(end...) }
        self.init(words)
    }

    /// The rule of an occasion that is on the same day everywhere; nil if the text says that some places or churches have
    /// another day.
    public init?(ofAll text: String) {
        self.init(SearchWord.words(of: text))
    }

    /// The rule of the churches that use the Julian calendar: of "25 December; in churches that use the Julian calendar,
    /// 7 January; …", the second day. Nil if the text says nothing of them.
    public init?(julian text: String) {
        let parts = text.split(separator: ";").map { $0.split(separator: ",") }
        let julian = parts.first { part in
            part.count == 2 && SearchWord.words(of: String(part[0])).contains { $0.key == Self.julian }
        }
        guard let julian else { return nil }
        self.init(SearchWord.words(of: String(julian[1])))
    }

    private static let julian = Array("julian".utf8)

    private init?(_ words: [SearchWord]) {
        var words = words
        if words.first?.key == Array("the".utf8) { words.removeFirst() }
        if words.count == 2, let month = SearchWords.months[words[1].key],
            let day = Int(String(decoding: words[0].key, as: UTF8.self)), 1...31 ~= day
        {
            self = .day(month: month, day: day)
            return
        }
        guard words.count == 4, let number = Self.numbers[String(decoding: words[0].key, as: UTF8.self)],
            let weekday = SearchWords.weekdays[words[1].key], let month = SearchWords.months[words[3].key]
        else { return nil }
        self = .weekday(number, weekday, month: month)
    }

    /// Returns the date in a year; nil if the year has none.
    public func date(in year: Int) -> CivilDate? {
        switch self {
        case .day(let month, let day): return CivilDate(year: year, month: month, day: day)
        case .weekday(let number, let weekday, let month):
            let isLast = number < 0
            let edge = isLast ? CivilDate.days(in: month, of: year) : 1
            guard let first = CivilDate(year: year, month: month, day: edge) else { return nil }
            let difference = weekday.rawValue - first.weekday.rawValue
            return isLast
                ? first.adding(days: (difference - 7) % 7)
                : first.adding(days: (difference + 7) % 7 + 7 * (number - 1))
        }
    }
}
