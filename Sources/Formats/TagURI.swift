import PlainBytes

/// A permanent id, as feeds and cards need one: a tag URI (RFC 4151), `tag:almanac.invalid,2026:quotes/2026-11-22`.
public struct TagURI: Hashable, Sendable, CustomStringConvertible {
    public let description: String

    /// The domain of all permanent ids, including those of calendars (`DE-2026-german-unity-day@almanac.invalid`).
    ///
    /// It is not the host. A site that moves, has several names, or is a copy on another machine must not show its
    /// readers everything again. It is the same for every installation. Nobody can own a name below `.invalid` (RFC
    /// 2606), so no other program can claim these ids.
    public static let domain = "almanac.invalid"

    /// Percent-encodes each segment as UTF-8, so that different segments make different ids.
    public init(_ segments: [String]) {
        description = "tag:\(Self.domain),2026:" + segments.map { PercentCoding.encoded($0) }.joined(separator: "/")
    }
}
