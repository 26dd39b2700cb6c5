/// The id of a quotation or a person in an address: lower-case ASCII letters, digits and hyphens.
public struct PlaceID: Hashable, Sendable, CustomStringConvertible {
    public let description: String

    /// Nil unless the text is 1–100 ASCII letters, digits and hyphens. Upper-case letters become lower-case.
    public init?(_ text: some UTF8Text) {
        guard 1...100 ~= text.utf8.count else { return nil }
        let isID = text.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
                true
            default: false
            }
        }
        guard isID else { return nil }
        description = String(decoding: text.utf8.map(\.lowercasedASCII), as: UTF8.self)
    }

    /// Skips validation. The caller guarantees that the text has only lower-case ASCII letters, digits and hyphens.
    init(unchecked text: String) {
        description = text
    }
}
