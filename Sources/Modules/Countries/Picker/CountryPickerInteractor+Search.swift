import Almanac
import Entities

/// Finds the countries that match a search, and ranks them.
struct CountrySearch {
    private let query: SearchKey

    init(_ query: SearchKey) {
        self.query = query
    }

    /// Returns the matching countries: exact matches first, then names and aliases that begin with the query, then
    /// those with a word that does, then those that contain it elsewhere.
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
            key.match(query).map { $0.rawValue * 2 + (index == 0 ? 0 : 1) }
        }.min()
    }
}
