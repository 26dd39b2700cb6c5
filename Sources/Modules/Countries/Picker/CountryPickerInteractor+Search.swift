import AlmanacValues
import Entities
import PlainBytes

/// Finds the countries that match a search, and ranks them.
struct CountrySearch {
    let query: SearchKey

    /// Returns the matching countries in the order of `SearchKey.Match.rank(ofName:)`.
    ///
    /// Among equal matches, a match of the name precedes one of another key. Otherwise the order stays as given.
    func results(in countries: [Country]) -> [Country] {
        let ranked = countries.enumerated().compactMap { place, country in
            rank(of: country).map { (rank: $0, place: place, country: country) }
        }
        return ranked.sorted { ($0.rank, $0.place) < ($1.rank, $1.place) }.map(\.country)
    }

    /// The most regions among the results. A short text occurs in hundreds of names.
    static let mostRegions = 50

    /// Returns the regions with a word that begins with the query, ranked like countries. A code is only found as a whole:
    /// "BY", "DE-BY".
    func regions(in countries: [Country]) -> [CountryList.Region] {
        var found: [(rank: Int, region: CountryList.Region)] = []
        for country in countries where !country.regions.all.isEmpty {
            for (region, keys) in zip(country.regions.all, country.regions.searchKeys) {
                guard let rank = rank(of: region, keys, in: country) else { continue }
                found.append((rank, CountryList.Region(region, of: country)))
            }
        }
        // Stable, since `sorted` is: the order stays as given among equals.
        return found.sorted { $0.rank < $1.rank }.prefix(Self.mostRegions).map(\.region)
    }

    /// Returns how many of the regions found the query names: "England" is first the region, and then its country. None if it
    /// names a country: "Georgia".
    func leadingRegions(among regions: [CountryList.Region], beside countries: [Country]) -> Int {
        guard countries.allSatisfy({ $0.searchKeys.first != query }) else { return 0 }
        return regions.prefix { region in
            SearchKey(region.name.text) == query || region.localName.map { SearchKey($0.text) } == query
        }.count
    }

    private func rank(of region: CountryRegion, _ keys: [SearchKey], in country: Country) -> Int? {
        if isCode(region.code.description) || isCode("\(country.code)-\(region.code)") { return 1 }
        return keys.enumerated().compactMap { index, key in
            guard let match = key.match(query), match <= .wordPrefix else { return nil }
            return match.rank(ofName: index == 0)
        }.min()
    }

    /// Whether the query is this code. Codes are ASCII, and so is their key but for hyphens, which become spaces.
    private func isCode(_ code: String) -> Bool {
        query.bytes.count == code.utf8.count
            && zip(query.bytes, code.utf8).allSatisfy { byte, other in
                byte == other.lowercasedASCII || (byte == UInt8(ascii: " ") && other == UInt8(ascii: "-"))
            }
    }

    private func rank(of country: Country) -> Int? {
        country.searchKeys.enumerated().compactMap { index, key in
            // The name is the first key.
            key.match(query)?.rank(ofName: index == 0)
        }.min()
    }
}

extension CountryList.Region {
    init(_ region: CountryRegion, of country: Country) {
        self.init(
            country: country.code, code: region.code, name: region.localizedName,
            countryName: ForeignText(country.name), localName: region.localName)
    }
}
