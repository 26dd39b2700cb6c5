import PlainBytes
public import Support

/// The part of an ISO 3166-2 code after the hyphen, as declared in `holidays/CC.xml`: "ENG", "BY", "01".
public struct RegionCode: Hashable, Comparable, Sendable, CustomStringConvertible {
    public let description: String

    /// Nil unless the text is 1–24 ASCII letters, digits, hyphens or underscores. Letters become upper case, so that
    /// each region has one address.
    public init?(_ text: some UTF8Text) {
        guard 1...24 ~= text.utf8.count else { return nil }
        var isUpperCase = true
        for byte in text.utf8 {
            guard byte.isASCIILetterOrDigit || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") else {
                return nil
            }
            if byte.isASCIILowercase { isUpperCase = false }
        }
        let code = String(decoding: text.utf8, as: UTF8.self)
        description = isUpperCase ? code : code.uppercased()
    }

    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.description < rhs.description }
}
