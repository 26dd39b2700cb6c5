/// How many attributes a document may spend, by tag and in all.
///
/// libxml2 compares each attribute of a tag with all before it (HTML to 2.13, XML to 2.11): what 40,000 of them cost
/// on one tag, 512 on each of many tags cost too.
struct AttributeBudget {
    /// Comparisons of two names: enough for 12,000 tags of 50 attributes; about 0.05 s.
    private static let comparisons = 15_000_000

    private let limit: Int
    private var spent = 0

    init(_ limits: Limits) {
        limit = limits.attributes
    }

    /// Counts a tag that starts at `start`.
    mutating func spend(_ attributes: Int, on start: Int, of text: Span<UInt8>) throws(MarkupError) {
        guard attributes <= limit else {
            let message = "a tag has more than \(limit) attributes"
            throw MarkupError(.limit, text.problem(message, domain: .limits, at: start))
        }
        spent += attributes * attributes / 2
        guard spent <= Self.comparisons else {
            let message = "too many tags have very many attributes"
            throw MarkupError(.limit, text.problem(message, domain: .limits, at: start))
        }
    }
}
