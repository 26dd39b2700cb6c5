public import AlmanacValues
public import Entities

/// The holidays of another service under the names of a language, and what they lack in its words. Ids, slugs and English
/// names stay as they are, and so do corrections and the authorities of what is known.
///
/// If the translations cannot be read, the names are English.
public struct LocalizedHolidays: HolidayService {
    /// Returns the names of a country's regions in the language.
    public typealias RegionNamer = @Sendable (CountryCode) async -> RegionNames

    private let base: any HolidayService
    private let translations: any TranslationService
    private let language: Language
    private let caches: LanguageCaches
    private let regionNames: RegionNamer

    /// - Parameter caches: those of all visits. Calendars are kept there.
    public init(
        _ base: any HolidayService, in language: Language, _ translations: any TranslationService,
        caches: LanguageCaches, regionNames: @escaping RegionNamer = { _ in RegionNames([]) }
    ) {
        self.base = base
        self.language = language
        self.translations = translations
        self.caches = caches
        self.regionNames = regionNames
    }

    public func calendar(
        of country: CountryCode, covering scope: CalendarScope
    ) async throws(ServiceFailure) -> Supply<HolidayCalendar>? {
        guard let supply = try await base.calendar(of: country, covering: scope) else { return nil }
        let translated: Translations?
        do throws(ServiceFailure) {
            translated = try await translations.translations(into: language)
        } catch {
            return supply
        }
        let names = await regionNames(country)
        let calendar = caches[language].calendar(of: supply.value) { $0.inLanguage(language, translated, names) }
        return Supply(calendar, age: supply.age, failure: supply.failure)
    }
}

extension HolidayCalendar {
    /// Returns the calendar as a language calls its holidays, its regions and what it lacks.
    func inLanguage(
        _ language: Language, _ translations: Translations?, _ regionNames: RegionNames
    ) -> HolidayCalendar {
        renamed(
            kind: { $0.inLanguage(language, translations) }, regions: regionNames, gaps: translations?.gaps ?? [:],
            in: language.facts.tag)
    }
}
