import Almanac

/// The rules of what answers a search, and in which order.
struct QuoteSearch {
    private let query: SearchKey

    init(_ query: SearchKey) {
        self.query = query
    }

    /// Exact matches first, then authors and texts that begin so, then words that do, then the rest; within
    /// each, in the order given.
    func results(in quotations: [Quotation]) -> [Quotation] {
        var ranked: [[Quotation]] = Array(repeating: [], count: 4)
        for quotation in quotations {
            guard let match = quotation.searchKeys.compactMap({ $0.match(query) }).min() else { continue }
            ranked[match.rawValue].append(quotation)
        }
        return ranked.flatMap(\.self)
    }
}
