import AlmanacValues
import Entities

/// Finds the quotations that match a search, and ranks them.
struct QuoteSearch {
    let query: SearchKey

    /// Returns the matching quotations: exact matches first, then authors and texts that begin with the query, then
    /// those with a word that does, then those with a word that ends with it, then those that contain it elsewhere. Equal
    /// matches stay in the given order.
    func results(in quotations: [Quotation]) -> [Quotation] {
        var ranked: [[Quotation]] = Array(repeating: [], count: SearchKey.Match.allCases.count)
        for quotation in quotations {
            guard let match = quotation.searchKeys.compactMap({ $0.match(query) }).min() else { continue }
            ranked[match.rawValue].append(quotation)
        }
        return ranked.flatMap(\.self)
    }
}
