import PlainBytes
import Support

extension QuotationID {
    private static let authorLimit = 40
    private static let textLimit = 44

    /// Makes the id of a quotation from its author and first words: `jane-austen-it-is-a-truth-universally-6f1c22`.
    ///
    /// The id does not depend on the order or the number of quotations, so it stays the same when others are added.
    /// If words are left out, it ends with a hash of the author and the whole text. Case, diacritics and punctuation
    /// are ignored, so that correcting a comma does not break a link.
    package init(author: String?, text: String) {
        let authorKey = SearchKey(author ?? "unknown")
        let textKey = SearchKey(text)
        let author = Self.slug(authorKey, limit: Self.authorLimit)
        let words = Self.slug(textKey, limit: Self.textLimit)
        var parts = [author.text, words.text].filter { !$0.isEmpty }
        if author.isShortened || words.isShortened || parts.isEmpty {
            parts.append(Self.hash(authorKey.bytes + [0] + textKey.bytes))
        }
        self.init(unchecked: parts.joined(separator: "-"))
    }

    /// Returns the first words that fit, joined by hyphens. Stops at the first word with a letter outside ASCII.
    ///
    /// - Parameter limit: in bytes.
    private static func slug(_ key: SearchKey, limit: Int) -> (text: String, isShortened: Bool) {
        var slug = ""
        for word in key.bytes.split(separator: UInt8(ascii: " ")) {
            let kept = word.filter { $0.isASCIILowercase || $0.isASCIIDigit }
            if kept.count < word.count { return (slug, true) }
            guard slug.utf8.count + kept.count < limit else { return (slug, true) }
            slug += (slug.isEmpty ? "" : "-") + String(decoding: kept, as: UTF8.self)
        }
        return (slug, false)
    }

    /// Returns six hexadecimal digits.
    private static func hash(_ bytes: [UInt8]) -> String {
        String(hexadecimal: StableHash.value(of: bytes) & 0xFF_FFFF, digits: 6)
    }
}
