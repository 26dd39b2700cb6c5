import PlainBytes

/// A text of a feed and its language.
public struct AtomText: Hashable, Sendable {
    public let text: String
    /// The BCP 47 language tag; nil if it is not known.
    public let language: String?

    public init(_ text: String, language: String? = nil) {
        self.text = text
        self.language = language
    }
}

/// A link of a feed or an entry.
public struct AtomLink: Hashable, Sendable {
    public let relation: Relation
    /// A URI, or a reference that is relative to the feed's own address.
    public let address: String
    public let mediaType: String?
    /// The BCP 47 language tag of what the link leads to; nil if it is not known.
    public let language: String?

    /// What the link leads to (RFC 4287, section 4.2.7.2).
    public enum Relation: String, Sendable {
        /// The same in another format.
        case alternate
        /// The feed or the entry itself.
        case itself = "self"
        case related
    }

    public init(_ relation: Relation, _ address: String, mediaType: String? = nil, language: String? = nil) {
        self.relation = relation
        self.address = address
        self.mediaType = mediaType
        self.language = language
    }
}

/// A moment in UTC, as feeds state it (RFC 3339): `2026-11-22T00:00:00Z`.
public struct AtomTime: Hashable, Sendable, CustomStringConvertible {
    public let description: String

    /// A moment of a day: its beginning, unless a second of it is given (0–86,399). Out of range, a year is limited to
    /// 0–9999, a month to 1–12, a day to 1–31 and the second to those of the day: RFC 3339 has no others.
    public init(year: Int, month: Int, day: Int, second: Int = 0) {
        let second = min(max(second, 0), 86_399)
        let monthAndDay = [min(max(month, 1), 12), min(max(day, 1), 31)].map(Self.two)
        let date = [String(min(max(year, 0), 9999), digits: 4)] + monthAndDay
        let time = [second / 3600, second / 60 % 60, second % 60].map(Self.two)
        description = "\(date.joined(separator: "-"))T\(time.joined(separator: ":"))Z"
    }

    private static func two(_ number: Int) -> String { String(number, digits: 2) }
}
