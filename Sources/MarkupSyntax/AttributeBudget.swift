/// Limits the attributes of a document, in each tag and in total.
///
/// libxml2 compares each attribute of a tag with all attributes before it (HTML up to 2.13, XML up to 2.11). Many tags
/// with 512 attributes each therefore cost as much as one tag with 40,000.
struct AttributeBudget {
    /// The maximum number of comparisons of two names. It allows 12,000 tags with 50 attributes each and takes about
    /// 0.05 s.
    private static let comparisons = 15_000_000

    private let limit: Int
    private var spent = 0

    init(_ limits: SyntaxLimits) {
        limit = limits.attributes
    }

    /// Counts the attributes of the tag that starts at `start`.
    ///
    /// - Throws: a ``SyntaxFault`` if they exceed the limit for one tag or for the document.
    mutating func spend(_ attributes: Int, on start: Int, of text: Span<UInt8>) throws(SyntaxFault) {
        guard attributes <= limit else {
            let message = "a tag has more than \(limit) attributes"
            throw text.fault(.limit, message, at: start)
        }
        spent += attributes * attributes / 2
        guard spent <= Self.comparisons else {
            let message = "too many tags with many attributes"
            throw text.fault(.limit, message, at: start)
        }
    }
}
