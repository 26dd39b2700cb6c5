/// What names a quotation or a person in an address: lower-case ASCII letters, digits and hyphens.
public struct PlaceID: Hashable, Sendable, CustomStringConvertible {
    public let description: String

    /// Takes 1–100 of them; upper-case letters become lower-case. Anything else is nil.
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

    /// The text has been made of nothing but what an id may have.
    init(unchecked text: String) {
        description = text
    }
}
