/// How collections mark quotations that must not pass for genuine: by a heading (Wikiquote), by a tag
/// ("misattributed-eleanor-roosevelt", quotes.toscrape.com).
enum Genuineness {
    private static let doubts = [
        "disputed", "attributed", "attribution", "misquot", "unsourced", "no-source", "apocryph", "spurious", "dubious",
        "fabricat",
    ]

    static func isDoubted(_ mark: String) -> Bool {
        let mark = mark.lowercased()
        return doubts.contains { mark.utf8.firstRange(of: $0.utf8) != nil }
    }
}
