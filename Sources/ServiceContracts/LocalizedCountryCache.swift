import AlmanacValues
import Entities
import Support

/// The countries that services in one language have made, for all visits.
///
/// They are made again only if the original countries have changed. Lists are compared as values, which takes only a
/// comparison of two addresses if the service caches its list, as those of documents and upstreams do.
public final class LocalizedCountryCache: Sendable {
    private struct Source: Equatable, Sendable {
        let originals: [Country]
        let names: PlaceNames
    }

    private struct Made: Sendable {
        let names: PlaceNames
        let countries: [Country]
        /// Both forms of each country.
        let byCode: [CountryCode: (original: Country, localized: Country)]

        init(_ source: Source) {
            names = source.names
            countries = source.originals.named(in: names)
            let known = Dictionary(source.originals.map { ($0.code, $0) }, uniquingKeysWith: { first, _ in first })
            byCode = Dictionary(
                countries.compactMap { country in known[country.code].map { (country.code, ($0, country)) } },
                uniquingKeysWith: { first, _ in first })
        }
    }

    private let list = MadeFrom<Source, Made, Never> { Made($0) }

    public init() {}

    func countries(_ originals: [Country], in names: PlaceNames) async -> [Country] {
        await list.supplied(of: Source(originals: originals, names: names)).countries
    }

    func country(_ original: Country, in names: PlaceNames) -> Country {
        if let made = list.kept, let known = made.byCode[original.code], known.original == original, made.names == names
        {
            return known.localized
        }
        // Takes microseconds.
        return original.named(in: names)
    }
}
