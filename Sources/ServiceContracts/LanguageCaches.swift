import AlmanacValues
import Entities
import Support

/// What services in other languages have made of the English data, cached for all visits, up to a limit. `Services`
/// passes it on, so that services in a language cost nothing to make.
public final class LanguageCaches: Sendable {
    /// The most worlds to keep. Each has the holidays of all countries: 130,000 of them, about 10 MB.
    static let mostWorlds = 3

    /// One for each of `Language.all`.
    private let languages = Language.all.map { LanguageCache($0) }
    /// The occasions by their names in all languages.
    let occasionNames = MadeFrom<OccasionFinder.Source, OccasionNameTable, Never> { OccasionNameTable($0) }
    private let worlds = SharedCache<Language, RenamedWorld>(countLimit: LanguageCaches.mostWorlds)

    public init() {}

    subscript(language: Language) -> LanguageCache { languages[language.index] }

    /// Returns all countries with their calendars in a language, and makes them unless they are kept.
    func world(
        of original: [CountryCalendar], in language: Language, _ make: @Sendable () async -> [CountryCalendar]
    ) async -> [CountryCalendar] {
        if let kept = worlds.value(language), kept.isOf(original) { return kept.renamed }
        let new = await make()
        worlds.keep(RenamedWorld(original: original, renamed: new), for: language)
        return new
    }
}

/// All countries in a language, with the originals. Holding these keeps their identities from being reused.
private struct RenamedWorld: Sendable {
    let original: [CountryCalendar]
    let renamed: [CountryCalendar]

    func isOf(_ others: [CountryCalendar]) -> Bool {
        guard original.count == others.count else { return false }
        // A cached list is still at the same address.
        let isSame = original.withUnsafeBufferPointer { own in
            others.withUnsafeBufferPointer { own.baseAddress == $0.baseAddress }
        }
        return isSame || zip(original, others).allSatisfy { $0.calendar === $1.calendar && $0.country == $1.country }
    }
}

/// What services in one language have made.
final class LanguageCache: Sendable {
    /// The most calendars to keep.
    static let mostCalendars = 64

    /// A calendar in the language, with the original. Holding this keeps its identity from being reused.
    private struct Renamed: Sendable {
        let original: HolidayCalendar
        let calendar: HolidayCalendar
    }

    /// The countries in the language.
    let countries = LocalizedCountryCache()
    /// The search tables of what is in the language.
    let indexes = SearchIndexes()
    private let calendars = SharedCache<ObjectIdentifier, Renamed>(countLimit: LanguageCache.mostCalendars)
    /// The occasions in the language. Search tables are made again for another list.
    let occasions: MadeFrom<Translated<Occasion>, [Occasion], Never>
    /// The names that a search finds in the language.
    let searchedNames: MadeFrom<NamedNames, [HolidayName], Never>
    /// What holidays are called, with the names of the languages in this one.
    let names: MadeFrom<NamedNames, [HolidayName], Never>

    init(_ language: Language) {
        occasions = MadeFrom { source in source.originals.map { $0.inLanguage(language, source.translations) } }
        searchedNames = MadeFrom { source in
            let named = source.named
            return named + (source.translations.map { named.translated(into: language, $0) } ?? [])
        }
        names = MadeFrom { $0.named }
    }

    /// What the names of holidays for pages in the language are made of.
    struct NamedNames: Equatable, Sendable {
        let originals: [HolidayName]
        let translations: Translations?
        /// Nil if the names of other languages in this one are not known.
        let places: PlaceNames?

        var named: [HolidayName] { places.map(originals.namingLanguages) ?? originals }
    }

    /// What a list in the language is made of.
    struct Translated<Element: Equatable & Sendable>: Equatable, Sendable {
        let originals: [Element]
        let translations: Translations
    }

    /// Returns a calendar in the language, and makes it unless it is kept.
    func calendar(of original: HolidayCalendar, _ make: (HolidayCalendar) -> HolidayCalendar) -> HolidayCalendar {
        let key = ObjectIdentifier(original)
        if let kept = calendars.value(key) { return kept.calendar }
        return calendars.value(key, orKeep: Renamed(original: original, calendar: make(original))).calendar
    }
}
