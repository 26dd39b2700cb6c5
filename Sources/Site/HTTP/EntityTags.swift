/// The value of `If-None-Match` (RFC 9110, section 13.1.2), compared weakly as it asks for.
struct EntityTags {
    private let value: String

    init(_ value: String) {
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
        if value == tag { return true }
        var rest = Substring(value).trimmed
        if rest == "*" { return true }
        while !rest.isEmpty {
            if rest.hasPrefix(",") {
                rest = rest.dropFirst().trimmed
                continue
            }
            let opaque = rest.hasPrefix("W/") ? rest.dropFirst(2) : rest
            guard opaque.utf8.first == Self.quote,
                let end = opaque.utf8.dropFirst().firstIndex(of: Self.quote)
            else { return false }
            if opaque[...end] == tag { return true }
            rest = opaque[opaque.utf8.index(after: end)...].trimmed
            guard rest.isEmpty || rest.hasPrefix(",") else { return false }
        }
        return false
    }

    private static let quote = UInt8(ascii: "\"")
}
