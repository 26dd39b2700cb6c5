import Almanac

/// The value of `If-None-Match` (RFC 9110, section 13.1.2), compared weakly as it asks for.
struct EntityTags {
    private let value: HeaderValue

    init(_ value: HeaderValue) {
        self.value = value
    }

    /// True if the list holds the tag, strong or weak, or is `*`.
    ///
    /// A tag is what stands between two quotes, commas included (section 8.8.3). What follows something that is no
    /// tag is not looked at: the page is sent again, which is never wrong.
    ///
    /// - Parameter tag: one of ours, with its quotes.
    func contains(_ tag: String) -> Bool {
        // What a browser sends back is the tag it was given.
        if value.matches(tag) { return true }
        var rest = value.trimmed.utf8
        if rest.elementsEqual("*".utf8) { return true }
        var left = Self.most
        while let first = rest.first, left > 0 {
            left -= 1
            if Self.isSeparator(first) {
                rest = rest.dropFirst()
                continue
            }
            if rest.starts(with: "W/".utf8) { rest = rest.dropFirst(2) }
            guard rest.first == Self.quote, let end = rest.dropFirst().firstIndex(of: Self.quote) else { return false }
            if rest[...end].elementsEqual(tag.utf8) { return true }
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
