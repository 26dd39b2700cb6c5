import AlmanacValues
import Entities
import Support
import Synchronization

/// The countries that services in one language have made, for all visits.
///
/// They are made again only if those that they were made of have changed. Lists are compared as values: of a list that is
/// kept, as those of documents and of upstreams are, that is a comparison of two addresses.
public final class LocalizedCountryCache: Sendable {
    private struct Made: Sendable {
        let names: PlaceNames
        let originals: [Country]
        let countries: [Country]
        /// Both forms of each country.
        let byCode: [CountryCode: (original: Country, localized: Country)]

        init(_ originals: [Country], in names: PlaceNames) {
            self.names = names
            self.originals = originals
            countries = originals.named(in: names)
            let known = Dictionary(originals.map { ($0.code, $0) }, uniquingKeysWith: { first, _ in first })
            byCode = Dictionary(
                countries.compactMap { country in known[country.code].map { (country.code, ($0, country)) } },
                uniquingKeysWith: { first, _ in first })
        }
    }

    /// Two visits that miss the list at the same time both make it; the results are equal, and one is kept.
    private let latest = Mutex<Made?>(nil)

    public init() {}

    func countries(_ originals: [Country], in names: PlaceNames) async -> [Country] {
        if let made = latest.withLock({ $0 }), made.originals == originals, made.names == names {
            return made.countries
        }
        // Takes milliseconds, for which the caller's executor does not block.
        let made = await elsewhere { Made(originals, in: names) }
        latest.withLock { $0 = made }
        return made.countries
    }

    func country(_ original: Country, in names: PlaceNames) -> Country {
        if let made = latest.withLock({ $0 }), let known = made.byCode[original.code], known.original == original,
            made.names == names
        {
            return known.localized
        }
        // Takes microseconds.
        return original.named(in: names)
    }
}
