public import AlmanacValues
public import Entities
import Support

/// The countries of another service under the names of a language, in the order of its dictionaries.
///
/// If the names cannot be read, the countries are in English.
public struct LocalizedCountries: CountryService {
    private let base: any CountryService
    private let placeNames: any PlaceNameService
    private let language: Language
    private let cache: LocalizedCountryCache

    /// - Parameter cache: that of the language, for all visits.
    public init(
        _ base: any CountryService, in language: Language, _ placeNames: any PlaceNameService,
        cache: LocalizedCountryCache
    ) {
        self.base = base
        self.language = language
        self.placeNames = placeNames
        self.cache = cache
    }

    public func countries() async throws(ServiceFailure) -> Supply<[Country]> {
        let supply = try await base.countries()
        guard let names = await names() else { return supply }
        let countries = await cache.countries(supply.value, in: names)
        return Supply(countries, age: supply.age, failure: supply.failure)
    }

    public func country(_ code: CountryCode) async throws(ServiceFailure) -> Country? {
        guard let country = try await base.country(code) else { return nil }
        return await localized(country)
    }

    /// Returns a country of any service under its name in the language.
    public func localized(_ country: Country) async -> Country {
        guard let names = await names() else { return country }
        return cache.country(country, in: names)
    }

    /// Returns countries of any service under their names in the language, in the order of its dictionaries.
    func localized(_ countries: [Country]) async -> [Country] {
        guard let names = await names() else { return countries }
        return countries.named(in: names)
    }

    /// Nil if there are none, or if they cannot be read.
    private func names() async -> PlaceNames? { (try? await placeNames.placeNames(in: language)) ?? nil }
}
