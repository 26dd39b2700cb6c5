/// A name made fit for an address: lower-case ASCII letters and digits, words joined by hyphens.
///
/// Other scripts keep their letters (they are percent-encoded in the address and shown readable by browsers);
/// a name without any letter or digit becomes "holiday".
public struct Slug: Hashable, Sendable, CustomStringConvertible {
    public let description: String

    /// Longer names are cut at a word, so that an address stays short.
    private static let limit = 80

    public init(_ name: String) {
        let words = SearchKey(name).bytes.split(separator: UInt8(ascii: " "))
        var slug = ""
        for word in words {
            let text = String(decoding: word.filter(Self.isKept), as: UTF8.self)
            guard !text.isEmpty else { continue }
            if !slug.isEmpty, slug.utf8.count + text.utf8.count >= Self.limit { break }
            slug += slug.isEmpty ? text : "-" + text
        }
        description = slug.isEmpty ? "holiday" : slug
    }

    /// Reads a slug back from an address: letters are lower-cased; empty, too long or with other ASCII
    /// characters than letters, digits and hyphens is nil.
    public init?(printed text: some StringProtocol) {
        let isSlug = text.utf8.allSatisfy { Self.isKept($0) || $0 == UInt8(ascii: "-") || Self.isUpperCase($0) }
        guard isSlug, 1...400 ~= text.utf8.count else { return nil }
        description = text.lowercased()
    }

    /// The same name for the `number`th holiday of a day that has it.
    public func numbered(_ number: Int) -> Slug {
        number < 2 ? self : Slug(unchecked: "\(description)-\(number)")
    }

    private init(unchecked text: String) {
        description = text
    }

    private static func isKept(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...: true
        default: false
        }
    }

    private static func isUpperCase(_ byte: UInt8) -> Bool {
        UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte
    }
}
