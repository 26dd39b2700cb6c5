public import Support

/// The part of an ISO 3166-2 code after the hyphen, as declared in `holidays/CC.xml`: "ENG", "BY", "01".
public struct RegionCode: Hashable, Comparable, Sendable, CustomStringConvertible {
    public let description: String

    /// Nil unless the text is 1–24 ASCII letters, digits, hyphens or underscores. Letters become upper case, so that
    /// each region has one address.
    public init?(_ text: some UTF8Text) {
        guard 1...24 ~= text.utf8.count else { return nil }
        let isCode = text.utf8.allSatisfy {
            $0.isASCIILetterOrDigit || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_")
        }
        guard isCode else { return nil }
        description = String(decoding: text.utf8, as: UTF8.self).uppercased()
    }

    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.description < rhs.description }
}
