/// A name made fit for an address: lower-case ASCII letters and digits, words joined by hyphens.
///
/// Other scripts keep their letters (they are percent-encoded in the address and shown readable by browsers);
/// a name without any letter or digit becomes "holiday".
public struct Slug: Hashable, Sendable, CustomStringConvertible {
    public let description: String

    /// Longer names are cut at a word, so that an address stays short. Bytes.
    private static let limit = 80

    /// Where a name of one word is cut, and the longest slug that is read, which leaves room for a number. Bytes.
    private static let longestWord = 320
    static let longest = 400

    public init(_ name: String) {
        let words = SearchKey(name).bytes.split(separator: UInt8(ascii: " "))
        var slug = ""
        for word in words {
            // Folding has made letters the same, but not all of them small: Cherokee is folded to capitals.
            let text = Self.cut(String(decoding: word.filter(Self.isKept), as: UTF8.self).lowercased())
            guard !text.isEmpty else { continue }
            if !slug.isEmpty, slug.utf8.count + text.utf8.count >= Self.limit { break }
            slug += slug.isEmpty ? text : "-" + text
        }
        description = slug.isEmpty ? "holiday" : slug
    }

    /// Reads a slug back from an address: letters are lower-cased; empty, too long or with other ASCII
    /// characters than letters, digits and hyphens is nil.
    public init?(printed text: some UTF8Text) {
        guard 1...Self.longest ~= text.utf8.count else { return nil }
        let isSlug = text.utf8.allSatisfy { Self.isKept($0) || $0 == UInt8(ascii: "-") || Self.isUpperCase($0) }
        // A small letter can be longer than its capital.
        let slug = String(decoding: text.utf8, as: UTF8.self).lowercased()
        guard isSlug, slug.utf8.count <= Self.longest else { return nil }
        description = slug
    }

    /// The same name for the `number`th holiday of a day that has it.
    public func numbered(_ number: Int) -> Slug {
        number < 2 ? self : Slug(unchecked: "\(description)-\(number)")
    }

    public static func == (one: Self, other: Self) -> Bool { one.description.matches(other.description) }

    public func hash(into hasher: inout Hasher) {
        description.hashBytes(into: &hasher)
    }

    private init(unchecked text: String) {
        description = text
    }

    private static func cut(_ word: String) -> String {
        guard word.utf8.count > longestWord else { return word }
        var cut = String.UnicodeScalarView()
        var size = 0
        for scalar in word.unicodeScalars {
            size += UTF8.width(scalar)
            guard size <= longestWord else { break }
            cut.append(scalar)
        }
        return String(cut)
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
