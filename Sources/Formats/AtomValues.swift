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

/// The id of a feed or an entry: a tag URI (RFC 4151), `tag:almanac.example,2026:quotes/2026-11-22`.
///
/// It never depends on the host that serves the feed: a site that moves, or is reached under several names, must not
/// show its readers everything once more. `almanac.example` is the same for every installation, and a name that nobody
/// else can own (RFC 6761).
public struct AtomID: Hashable, Sendable, CustomStringConvertible {
    public let description: String

    /// Percent-encodes each segment as UTF-8, so that different segments make different ids.
    public init(_ segments: [String]) {
        description = "tag:almanac.example,2026:" + segments.map(Self.encoded).joined(separator: "/")
    }

    private static func encoded(_ segment: String) -> String {
        var bytes: [UInt8] = []
        for byte in segment.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
                UInt8(ascii: "~"):
                bytes.append(byte)
            default:
                let digits = Array("0123456789ABCDEF".utf8)
                bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 0xF)]]
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}

/// A moment in UTC, as feeds state it (RFC 3339): `2026-11-22T00:00:00Z`.
public struct AtomTime: Hashable, Sendable, CustomStringConvertible {
    public let description: String

    /// The beginning of a day. Out of range, a year is limited to 0–9999, a month to 1–12 and a day to 1–31: RFC 3339
    /// has no others.
    public init(year: Int, month: Int, day: Int) {
        description =
            Self.digits(min(max(year, 0), 9999), 4) + "-" + Self.digits(min(max(month, 1), 12), 2) + "-"
            + Self.digits(min(max(day, 1), 31), 2) + "T00:00:00Z"
    }

    private static func digits(_ number: Int, _ count: Int) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, count - digits.utf8.count)) + digits
    }
}
