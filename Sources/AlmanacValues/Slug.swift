import PlainBytes
public import Support

/// A name in a form for addresses: lower-case letters and digits, words joined by hyphens.
///
/// Letters outside ASCII are kept: the address percent-encodes them, and browsers show them decoded. A name without any
/// letter or digit becomes "holiday".
public struct Slug: Hashable, Sendable, CustomStringConvertible {
    public let description: String

    /// The maximum length of a slug of several words, in bytes. Longer names are cut between words, so that addresses
    /// stay short.
    private static let limit = 80

    /// The length to which a single word is cut, and the longest slug that is parsed, both in bytes. The difference
    /// leaves room for the number of `numbered(_:)`.
    private static let longestWord = 320
    static let longest = 400

    /// Makes a slug from the name of a holiday.
    public init(_ name: String) {
        let key = SearchKey(name).bytes
        if let slug = Self.slug(ofASCII: key) {
            description = slug
            return
        }
        let words = key.split(separator: UInt8(ascii: " "))
        var slug = ""
        for word in words {
            // Folding removes case, but not always to lower case: Cherokee folds to capitals.
            let text = Self.cut(String(decoding: word.filter(Self.isKept), as: UTF8.self).lowercased())
            guard !text.isEmpty else { continue }
            if !slug.isEmpty, slug.utf8.count + text.utf8.count >= Self.limit { break }
            slug += slug.isEmpty ? text : "-" + text
        }
        description = slug.isEmpty ? "holiday" : slug
    }

    /// The fast path for a key whose bytes are ASCII and fit; nil for others. Must return the same as the general path.
    private static func slug(ofASCII key: [UInt8]) -> String? {
        guard 1..<limit ~= key.count, key.allSatisfy({ isKept($0) && $0 < 0x80 || $0 == UInt8(ascii: " ") }) else {
            return nil
        }
        return String(unsafeUninitializedCapacity: key.count) { slug in
            for (index, byte) in key.enumerated() { slug[index] = byte == UInt8(ascii: " ") ? UInt8(ascii: "-") : byte }
            return key.count
        }
    }

    /// Parses a slug from an address and lower-cases it. Nil if the text is empty, is too long, or has ASCII characters
    /// other than letters, digits and hyphens.
    public init?(printed text: some UTF8Text) {
        guard 1...Self.longest ~= text.utf8.count else { return nil }
        let isSlug = text.utf8.allSatisfy { Self.isKept($0) || $0 == UInt8(ascii: "-") || $0.isASCIIUppercase }
        if isSlug, text.utf8.allSatisfy({ $0 < 0x80 && !$0.isASCIIUppercase }) {
            description = String(decoding: text.utf8, as: UTF8.self)
            return
        }
        // A lower-case letter can have more bytes than its capital, so check the length again.
        let slug = String(decoding: text.utf8, as: UTF8.self).lowercased()
        guard isSlug, slug.utf8.count <= Self.longest else { return nil }
        description = slug
    }

    /// Returns the slug of the `number`th holiday with this name on a day: with the number appended from the second on.
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
        byte.isASCIILowercase || byte.isASCIIDigit || byte >= 0x80
    }
}
