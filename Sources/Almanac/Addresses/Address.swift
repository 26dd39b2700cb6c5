/// The path and query of an address, decoded: what stands between the bytes of a request and a `Place`.
public struct Address: Hashable, Sendable {
    /// The path's segments, percent-decoded; empty for `/`.
    public var segments: [String]
    /// The query's items in their order, decoded as forms are encoded.
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

    /// The first value with this name.
    public func value(_ name: String) -> String? {
        query.first { $0.name == name }?.value
    }
}

/// What is wrong with an address that cannot be read at all; an address that can be read but leads nowhere
/// is `PlaceProblem.unknown`.
public enum AddressProblem: Error, Hashable, Sendable {
    /// A `%` that is not followed by two hexadecimal digits.
    case brokenPercentEncoding
    /// Decoded, it is not UTF-8.
    case notUTF8
    /// It holds a control character; NUL is one.
    case controlCharacter
    case tooLong(limit: Int)
}

extension Address {
    /// The longest request target that is read, in bytes. Longer than any address the site prints, and
    /// long enough for a search text that deserves its own answer.
    public static let longestTarget = 40_000

    /// Reads a request target in origin form (RFC 9112, section 3.2.1). Empty path segments are dropped:
    /// `//a/` reads as `/a`, and a redirect leads to what is printed.
    public init(target: some StringProtocol) throws(AddressProblem) {
        guard target.utf8.count <= Self.longestTarget else { throw .tooLong(limit: Self.longestTarget) }
        let parts = target.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        segments = []
        for segment in parts[0].utf8.split(separator: UInt8(ascii: "/")) {
            segments.append(try Self.decoded(segment, plusIsSpace: false))
        }
        query = []
        guard parts.count == 2 else { return }
        for item in parts[1].utf8.split(separator: UInt8(ascii: "&")) {
            let sides = item.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
            query.append(
                QueryItem(
                    try Self.decoded(sides[0], plusIsSpace: true),
                    sides.count == 2 ? try Self.decoded(sides[1], plusIsSpace: true) : ""))
        }
    }

    private static func decoded(
        _ bytes: some Collection<UInt8>, plusIsSpace: Bool
    ) throws(AddressProblem) -> String {
        var decoded: [UInt8] = []
        decoded.reserveCapacity(bytes.count)
        var rest = bytes.makeIterator()
        while let byte = rest.next() {
            switch byte {
            case UInt8(ascii: "%"):
                guard let high = rest.next().flatMap(hexValue), let low = rest.next().flatMap(hexValue)
                else { throw .brokenPercentEncoding }
                decoded.append(high << 4 | low)
            case UInt8(ascii: "+") where plusIsSpace:
                decoded.append(UInt8(ascii: " "))
            default:
                decoded.append(byte)
            }
        }
        guard let text = String(validating: decoded, as: UTF8.self) else { throw .notUTF8 }
        guard text.unicodeScalars.allSatisfy({ $0.properties.generalCategory != .control })
        else { throw .controlCharacter }
        return text
    }

    private static func hexValue(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
        default: nil
        }
    }
}
