import Almanac

/// The rules of what answers a search, and in which order.
struct CountrySearch {
    private let query: SearchKey

    init(_ query: SearchKey) {
        self.query = query
    }

    /// Exact matches first, then names and aliases that begin so, then words that do, then the rest. Among
    /// equals a match of the name beats one of another key; then the order given stays.
    func results(in countries: [Country]) -> [Country] {
        let ranked = countries.enumerated().compactMap { place, country in
            rank(of: country).map { (rank: $0, place: place, country: country) }
        }
        return ranked.sorted { ($0.rank, $0.place) < ($1.rank, $1.place) }.map(\.country)
    }

    private func rank(of country: Country) -> Int? {
        country.searchKeys.enumerated().compactMap { index, key in
            // The name is the first key.
            key.match(query).map { $0.rawValue * 2 + (index == 0 ? 0 : 1) }
        }.min()
    }
}
