/// Recognises how collections mark quotations that may not be genuine: with a heading (Wikiquote) or a tag
/// ("misattributed-eleanor-roosevelt", quotes.toscrape.com).
enum Genuineness {
    private static let doubts = [
        "disputed", "attributed", "attribution", "misquot", "unsourced", "no-source", "apocryph", "spurious", "dubious",
        "fabricat",
    ]

    /// Whether a heading or a tag marks quotations as doubtful. Ignores case.
    static func isDoubted(_ mark: String) -> Bool {
        let mark = mark.lowercased()
        return doubts.contains { mark.utf8.firstRange(of: $0.utf8) != nil }
    }
}
