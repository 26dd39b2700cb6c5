import Almanac
import Entities

/// Finds the countries that match a search, and ranks them.
struct CountrySearch {
    private let query: SearchKey

    init(_ query: SearchKey) {
        self.query = query
    }

    /// Returns the matching countries: exact matches first, then those that begin with the query, then names with a word
    /// that begins with it, one that ends with it ("land": Finland before the Cook Islands), and names that contain it
    /// elsewhere. Other keys (codes, aliases, names in other languages) come last unless they begin with the query.
    ///
    /// Among equal matches, a match of the name precedes one of another key. Otherwise the order stays as given.
    func results(in countries: [Country]) -> [Country] {
        let ranked = countries.enumerated().compactMap { place, country in
            rank(of: country).map { (rank: $0, place: place, country: country) }
        }
        return ranked.sorted { ($0.rank, $0.place) < ($1.rank, $1.place) }.map(\.country)
    }

    private func rank(of country: Country) -> Int? {
        country.searchKeys.enumerated().compactMap { index, key in
            // The name is the first key.
            key.match(query).map { Self.rank($0, ofName: index == 0) }
        }.min()
    }

    private static func rank(_ match: SearchKey.Match, ofName isName: Bool) -> Int {
        switch match {
        case .exact: isName ? 0 : 1
        case .prefix: isName ? 2 : 3
        case .wordPrefix: isName ? 4 : 7
        case .wordSuffix: isName ? 5 : 8
        case .inside: isName ? 6 : 9
        }
    }
}
