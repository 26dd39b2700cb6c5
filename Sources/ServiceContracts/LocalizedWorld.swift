public import AlmanacValues
public import Entities
import Support

/// The world of another service, with the holidays of all countries under the names of a language; see `LocalizedHolidays`.
public struct LocalizedWorld: WorldService {
    private let base: any WorldService
    private let translations: any TranslationService
    private let language: Language
    private let caches: LanguageCaches
    private let regionNames: LocalizedHolidays.RegionNames
    private let country: @Sendable (Country) async -> Country

    /// - Parameters:
    ///   - caches: those of all visits. The world is kept there.
    ///   - country: returns a country under its name in the language.
    public init(
        _ base: any WorldService, in language: Language, _ translations: any TranslationService,
        caches: LanguageCaches, regionNames: @escaping LocalizedHolidays.RegionNames = { _ in { _ in nil } },
        country: @escaping @Sendable (Country) async -> Country = { $0 }
    ) {
        self.base = base
        self.language = language
        self.translations = translations
        self.caches = caches
        self.regionNames = regionNames
        self.country = country
    }

    public func countryCalendars() async throws(ServiceFailure) -> [CountryCalendar] {
        let original = try await base.countryCalendars()
        let translated: Translations?
        do throws(ServiceFailure) {
            translated = try await translations.translations(into: language)
        } catch {
            return original
        }
        let calendars = await caches.calendars(of: original.map(\.calendar), in: language) {
            var names: [@Sendable (RegionCode) -> String?] = []
            for found in original { names.append(await regionNames(found.country.code)) }
            // Takes milliseconds, for which the caller's executor does not block.
            return await elsewhere { [names] in
                zip(original, names).map { found, names in
                    found.calendar?.inLanguage(language, translated, names)
                }
            }
        }
        var found: [CountryCalendar] = []
        for (original, calendar) in zip(original, calendars) {
            found.append(CountryCalendar(await country(original.country), calendar))
        }
        return found
    }

    public func outline() async throws(ServiceFailure) -> Outline { try await base.outline() }

    public func map(of country: CountryCode) async throws(ServiceFailure) -> RegionMap? {
        try await base.map(of: country)
    }

    public func cities() async throws(ServiceFailure) -> [City] { try await base.cities() }
}
