import Almanac

/// The value of `If-None-Match` (RFC 9110, section 13.1.2), which asks to compare weakly, or of `If-Match` (section
/// 13.1.1), which asks to compare strongly.
struct EntityTags {
    private let value: HeaderValue

    init(_ value: HeaderValue) {
        self.value = value
    }

    /// Whether any version will do: `*`.
    var isAny: Bool { value.trimmed.matches("*") }

    /// True if the list holds the tag, or is `*`.
    ///
    /// A tag is what stands between two quotes, commas included (section 8.8.3). What follows something that is no
    /// tag is not looked at: the page is sent again, or nothing is changed, which is never wrong.
    ///
    /// - Parameters:
    ///   - tag: one of ours, with its quotes.
    ///   - isStrong: whether a weak tag in the list is another one.
    func contains(_ tag: String, strongly isStrong: Bool = false) -> Bool {
        let value = value.trimmed
        // What a browser sends back is the tag it was given.
        if value.matches(tag) || value.matches("*") { return true }
        var rest = value.utf8
        var left = Self.most
        while let first = rest.first, left > 0 {
            left -= 1
            if Self.isSeparator(first) {
                rest = rest.dropFirst()
                continue
            }
            let isWeak = rest.starts(with: "W/".utf8)
            if isWeak { rest = rest.dropFirst(2) }
            guard rest.first == Self.quote, let end = rest.dropFirst().firstIndex(of: Self.quote) else { return false }
            if !(isStrong && isWeak), rest[...end].elementsEqual(tag.utf8) { return true }
            rest = rest[rest.index(after: end)...].drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
            guard rest.isEmpty || rest.first == UInt8(ascii: ",") else { return false }
        }
        return false
    }

    /// How many tags and separators are looked at: caches send a handful.
    private static let most = 128

    private static let quote = UInt8(ascii: "\"")

    private static func isSeparator(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: ",") || byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
    }
}
