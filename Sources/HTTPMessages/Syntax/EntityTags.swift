import Support

/// The value of `If-None-Match` (RFC 9110, section 13.1.2), which is compared weakly, or of `If-Match` (section
/// 13.1.1), which is compared strongly.
package struct EntityTags {
    private let value: HeaderValue

    package init(_ value: HeaderValue) {
        self.value = value
    }

    /// True if the list contains the tag, or is `*`.
    ///
    /// A tag is the text between two quotes, including commas (section 8.8.3). A list with anything else in it is invalid, and
    /// contains nothing: the page is sent again or nothing is changed, both of which are always correct.
    ///
    /// - Parameters:
    ///   - tag: one of our tags, with its quotes.
    ///   - isStrong: whether to use the strong comparison, in which a weak tag never matches.
    package func contains(_ tag: String, strongly isStrong: Bool = false) -> Bool {
        let value = value.trimmed
        // A fast path: browsers send back the tag that they received.
        if value.matches(tag) || value.matches("*") { return true }
        var rest = value.utf8
        var left = Self.most
        var isFound = false
        while let first = rest.first, left > 0 {
            left -= 1
            if Self.isSeparator(first) {
                rest = rest.dropFirst()
                continue
            }
            let isWeak = rest.starts(with: "W/".utf8)
            if isWeak { rest = rest.dropFirst(2) }
            guard rest.first == Self.quote, let end = rest.dropFirst().firstIndex(of: Self.quote) else { return false }
            isFound = isFound || (!(isStrong && isWeak) && rest[...end].elementsEqual(tag.utf8))
            rest = rest[rest.index(after: end)...].drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
            guard rest.isEmpty || rest.first == UInt8(ascii: ",") else { return false }
        }
        return isFound
    }

    /// The number of tags and separators that are read. Caches send a handful.
    private static let most = 128

    private static let quote = UInt8(ascii: "\"")

    private static func isSeparator(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: ",") || byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
    }
}
