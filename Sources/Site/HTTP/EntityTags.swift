/// The value of `If-None-Match` (RFC 9110, section 13.1.2), which asks to compare weakly, or of `If-Match` (section
/// 13.1.1), which asks to compare strongly.
struct EntityTags {
    private let value: String

    init(_ value: String) {
        self.value = value
    }

    /// Whether any version will do: `*`.
    var isAny: Bool { Substring(value).trimmed == "*" }

    /// True if the list holds the tag, or is `*`.
    ///
    /// A tag is what stands between two quotes, commas included (section 8.8.3). What follows something that is no
    /// tag is not looked at: the page is sent again, or nothing is changed, which is never wrong.
    ///
    /// - Parameters:
    ///   - tag: one of ours, with its quotes.
    ///   - isStrong: whether a weak tag in the list is another one.
    func contains(_ tag: String, strongly isStrong: Bool = false) -> Bool {
        // What a browser sends back is the tag it was given.
        if value == tag || isAny { return true }
        var rest = Substring(value).trimmed
        while !rest.isEmpty {
            if rest.hasPrefix(",") {
                rest = rest.dropFirst().trimmed
                continue
            }
            let isWeak = rest.hasPrefix("W/")
            let opaque = isWeak ? rest.dropFirst(2) : rest
            guard opaque.utf8.first == Self.quote,
                let end = opaque.utf8.dropFirst().firstIndex(of: Self.quote)
            else { return false }
            if !(isStrong && isWeak), opaque[...end] == tag { return true }
            rest = opaque[opaque.utf8.index(after: end)...].trimmed
            guard rest.isEmpty || rest.hasPrefix(",") else { return false }
        }
        return false
    }

    private static let quote = UInt8(ascii: "\"")
}
