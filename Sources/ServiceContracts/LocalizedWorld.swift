public import AlmanacValues
public import Entities
import Support

/// The world of another service, with the holidays of all countries under the names of a language; see `LocalizedHolidays`.
public struct LocalizedWorld: WorldService {
    private let base: any WorldService
    private let translations: any TranslationService
    private let language: Language
    private let caches: LanguageCaches
    private let regionNames: LocalizedHolidays.RegionNamer
    private let countries: @Sendable ([Country]) async -> [Country]

    /// - Parameters:
    ///   - caches: those of all visits. The world is kept there.
    ///   - countries: returns countries under their names in the language, in its order.
    public init(
        _ base: any WorldService, in language: Language, _ translations: any TranslationService,
        caches: LanguageCaches, regionNames: @escaping LocalizedHolidays.RegionNamer = { _ in RegionNames([]) },
        countries: @escaping @Sendable ([Country]) async -> [Country] = { $0 }
    ) {
        self.base = base
        self.language = language
        self.translations = translations
        self.caches = caches
        self.regionNames = regionNames
        self.countries = countries
    }

    public func countryCalendars() async throws(ServiceFailure) -> [CountryCalendar] {
        let original = try await base.countryCalendars()
        let translated: Translations?
        do throws(ServiceFailure) {
            translated = try await translations.translations(into: language)
        } catch {
            return original
        }
        return await caches.world(of: original, in: language) {
            var names: [RegionNames] = []
            for found in original { names.append(await regionNames(found.country.code)) }
            let countries = await countries(original.map(\.country))
            // Takes milliseconds, which would block the caller's executor.
            return await elsewhere { [names] in
                var calendars: [CountryCode: HolidayCalendar] = [:]
                for (found, names) in zip(original, names) {
                    calendars[found.country.code] = found.calendar?.inLanguage(language, translated, names)
                }
                return countries.map { CountryCalendar($0, calendars[$0.code]) }
            }
        }
    }

    public func outline() async throws(ServiceFailure) -> Outline { try await base.outline() }

    public func map(of country: CountryCode) async throws(ServiceFailure) -> RegionMap? {
        try await base.map(of: country)
    }

    public func cities() async throws(ServiceFailure) -> [City] { try await base.cities() }
}
