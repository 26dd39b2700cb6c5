import PlainBytes
public import Support

/// The target of a request as received: path and query, percent-encoded (RFC 9112, section 3.2). It is the key of
/// cached pages and files, so it is compared byte by byte.
public struct RequestTarget: UTF8Text, Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The target as text, to be parsed as an address. Not used for comparisons.
    public let description: String

    public init(_ text: String) {
        description = text
    }

    public init(stringLiteral text: String) {
        description = text
    }

    public var utf8: String.UTF8View { description.utf8 }

    /// The part before the query.
    package var path: Substring.UTF8View { utf8[..<(utf8.index(ofByte: UInt8(ascii: "?")) ?? utf8.endIndex)] }

    package var hasQuery: Bool { utf8.index(ofByte: UInt8(ascii: "?")) != nil }

    public static func == (one: Self, other: Self) -> Bool { one.matches(other) }

    public func hash(into hasher: inout Hasher) {
        hashBytes(into: &hasher)
    }
}
