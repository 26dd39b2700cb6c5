public import Support

/// The id of a quotation or a person in an address: lower-case ASCII letters, digits and hyphens.
public struct PlaceID: Hashable, Sendable, CustomStringConvertible {
    public let description: String

    /// Nil unless the text is 1–100 ASCII letters, digits and hyphens. Upper-case letters become lower-case.
    public init?(_ text: some UTF8Text) {
        guard 1...100 ~= text.utf8.count else { return nil }
        guard text.utf8.allSatisfy({ $0.isASCIILetterOrDigit || $0 == UInt8(ascii: "-") }) else { return nil }
        description = String(decoding: text.utf8.map(\.lowercasedASCII), as: UTF8.self)
    }

    /// Skips validation. The caller guarantees that the text has only lower-case ASCII letters, digits and hyphens.
    init(unchecked text: String) {
        description = text
    }
}
