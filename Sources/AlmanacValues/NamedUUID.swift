import Support

/// A UUID made of a name: the same name has the same UUID in every process and on every installation.
///
/// It is of version 8 (RFC 9562, section 5.8), whose bits are ours to choose: two hashes of the name.
public struct NamedUUID: Hashable, Sendable, CustomStringConvertible {
    /// 36 lower-case characters, such as `3f2504e0-4f89-81d3-9a0c-0305e82c3301`.
    public let description: String

    public init(_ name: String) {
        let (high, low) = (StableHash.value(of: "a/\(name)".utf8), StableHash.value(of: "b/\(name)".utf8))
        let digits = Self.digits(high & 0xFFFF_FFFF_FFFF_0FFF | 0x8000) + Self.digits(low >> 2 | 0x8000_0000_0000_0000)
        description = [0..<8, 8..<12, 12..<16, 16..<20, 20..<32]
            .map { String(decoding: digits[$0], as: UTF8.self) }
            .joined(separator: "-")
    }

    /// The UUID as a URI (RFC 9562, section 4).
    public var uri: String { "urn:uuid:\(description)" }

    private static func digits(_ number: UInt64) -> [UInt8] {
        let found = Array(String(number, radix: 16).utf8)
        return Array(repeating: UInt8(ascii: "0"), count: 16 - found.count) + found
    }
}
