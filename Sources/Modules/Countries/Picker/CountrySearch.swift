import Almanac

/// The rules of what answers a search, and in which order.
struct CountrySearch {
    private let query: SearchKey

    init(_ query: SearchKey) {
        self.query = query
    }

    /// Exact matches first, then names and aliases that begin so, then words that do, then the rest;
    /// within each, in the order given.
    func results(in countries: [Country]) -> [Country] {
        var ranked: [[Country]] = Array(repeating: [], count: 4)
        for country in countries {
            guard let match = country.searchKeys.compactMap({ $0.match(query) }).min() else { continue }
            ranked[match.rawValue].append(country)
        }
        return ranked.flatMap(\.self)
    }
}
