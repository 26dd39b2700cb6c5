/// The decoded path and query of an address: the step between the bytes of a request and a `Place`.
public struct Address: Hashable, Sendable {
    /// The path's segments, percent-decoded; empty for `/`.
    public var segments: [String]
    /// The query's items in order, form-decoded: `+` is a space.
    public var query: [QueryItem]

    public struct QueryItem: Hashable, Sendable {
        public let name: String
        public let value: String

        public init(_ name: String, _ value: String) {
            self.name = name
            self.value = value
        }
    }

    public init(segments: [String], query: [QueryItem] = []) {
        self.segments = segments
        self.query = query
    }
}

/// Why an address could not be decoded. An address that can be decoded but matches no page is
/// `PlaceProblem.unknown`.
public enum AddressProblem: Error, Hashable, Sendable {
    /// A `%` that is not followed by two hexadecimal digits.
    case brokenPercentEncoding
    /// The decoded bytes are not UTF-8.
    case notUTF8
    /// The decoded text contains a control character, such as NUL.
    case controlCharacter
    /// The request target has more bytes than the limit.
    case tooLong(limit: Int)
}

extension Address {
    /// The maximum length of a request target, in bytes. It exceeds every address the site prints, and leaves room
    /// for a search text that is too long, so that the search page itself can say so.
    public static let longestTarget = 40_000

    /// The number of path segments and query items that are parsed; the rest is ignored. Both limits exceed what any
    /// place needs, so a longer address is unknown or redirects to an address without the excess.
    private static let most = (segments: 8, items: 64)

    /// Parses a request target in origin form (RFC 9112, section 3.2.1). Empty path segments are dropped:
    /// `//a/` parses as `/a`, and the caller redirects to the printed address.
    public init(target: some StringProtocol) throws(AddressProblem) {
        guard target.utf8.count <= Self.longestTarget else { throw .tooLong(limit: Self.longestTarget) }
        // Splitting UTF-8 at ASCII characters never cuts through a character.
        let bytes = Substring(target).utf8
        let path = bytes.prefix { $0 != UInt8(ascii: "?") }
        segments = []
        let parts = path.split(separator: UInt8(ascii: "/"), maxSplits: Self.most.segments)
        for segment in parts.prefix(Self.most.segments) {
            segments.append(try Self.decoded(segment, plusIsSpace: false))
        }
        query = []
        let items = bytes.dropFirst(path.count + 1).split(separator: UInt8(ascii: "&"), maxSplits: Self.most.items)
        for item in items.prefix(Self.most.items) {
            let sides = item.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
            query.append(
                QueryItem(
                    try Self.decoded(sides[0], plusIsSpace: true),
                    sides.count == 2 ? try Self.decoded(sides[1], plusIsSpace: true) : ""))
        }
    }

    private static func decoded(
        _ text: Substring.UTF8View, plusIsSpace: Bool
    ) throws(AddressProblem) -> String {
        // Fast path: most parts of most addresses need no decoding.
        if text.allSatisfy(isPlain) { return String(Substring(text)) }
        var decoded: [UInt8] = []
        decoded.reserveCapacity(text.count)
        var rest = text.makeIterator()
        while let byte = rest.next() {
            switch byte {
            case UInt8(ascii: "%"):
                guard let high = rest.next()?.hexadecimalValue, let low = rest.next()?.hexadecimalValue
                else { throw .brokenPercentEncoding }
                decoded.append(high << 4 | low)
            case UInt8(ascii: "+") where plusIsSpace:
                decoded.append(UInt8(ascii: " "))
            default:
                decoded.append(byte)
            }
        }
        guard let text = String(validating: decoded, as: UTF8.self) else { throw .notUTF8 }
        guard !text.unicodeScalars.contains(where: isControl) else { throw .controlCharacter }
        return text
    }

    /// Whether the byte needs no decoding, in the path or in the query.
    private static func isPlain(_ byte: UInt8) -> Bool {
        0x21...0x7E ~= byte && byte != UInt8(ascii: "%") && byte != UInt8(ascii: "+")
    }

    /// Whether the scalar is in Unicode's general category Cc: the control characters of ASCII (C0) and C1.
    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value < 0x20 || 0x7F...0x9F ~= scalar.value
    }
}
