import AlmanacValues
import Entities
import Support
import Synchronization

/// What services in other languages have made of those in English: kept for all visits, up to a limit. `Services` passes it
/// on, so that services in a language cost nothing to make.
public final class LanguageCaches: Sendable {
    /// The most worlds to keep. Each has the holidays of all countries: 130,000 of them, about 10 MB.
    static let mostWorlds = 3

    private let languages = Mutex<[Language: LanguageCache]>([:])
    /// Two visits that miss the same world at the same time both make it; the results are equal, and one is kept.
    private let worlds = Mutex(LeastRecentlyUsed<Language, RenamedWorld>(countLimit: LanguageCaches.mostWorlds))

    public init() {}

    subscript(language: Language) -> LanguageCache {
        languages.withLock { languages in
            if let known = languages[language] { return known }
            let new = LanguageCache()
            languages[language] = new
            return new
        }
    }

    /// Returns the calendars of all countries in a language, and makes them unless they are kept.
    func calendars(
        of original: [HolidayCalendar?], in language: Language,
        _ make: @Sendable () async -> [HolidayCalendar?]
    ) async -> [HolidayCalendar?] {
        let kept = worlds.withLock { $0.value(language) }
        if let kept, kept.isOf(original) { return kept.renamed }
        let new = await make()
        worlds.withLock { _ = $0.insert(RenamedWorld(original: original, renamed: new), for: language) }
        return new
    }
}

/// The calendars of all countries in a language, with those that they were made of: while these are held, no other calendar
/// has their identities.
private struct RenamedWorld: Sendable {
    let original: [HolidayCalendar?]
    let renamed: [HolidayCalendar?]

    func isOf(_ others: [HolidayCalendar?]) -> Bool {
        original.count == others.count && zip(original, others).allSatisfy { $0 === $1 }
    }
}

/// What services in one language have made.
final class LanguageCache: Sendable {
    /// The most calendars to keep.
    static let mostCalendars = 64

    /// A calendar in the language, with the one that it was made of: while that is held, no other has its identity.
    private struct Renamed: Sendable {
        let original: HolidayCalendar
        let calendar: HolidayCalendar
    }

    /// The countries in the language.
    let countries = LocalizedCountryCache()
    /// The search tables of what is in the language.
    let indexes = SearchIndexes()
    /// Two visits that miss the same calendar at the same time both make it; the results are equal, and one is kept.
    private let calendars = Mutex(
        LeastRecentlyUsed<ObjectIdentifier, Renamed>(countLimit: LanguageCache.mostCalendars))
    private let latestOccasions = Mutex<(original: [Occasion], translated: [Occasion])?>(nil)

    /// Returns a calendar in the language, and makes it unless it is kept.
    func calendar(of original: HolidayCalendar, _ make: (HolidayCalendar) -> HolidayCalendar) -> HolidayCalendar {
        let key = ObjectIdentifier(original)
        if let kept = calendars.withLock({ $0.value(key) }) { return kept.calendar }
        let new = Renamed(original: original, calendar: make(original))
        return calendars.withLock { calendars in
            if let other = calendars.value(key) { return other.calendar }
            calendars.insert(new, for: key)
            return new.calendar
        }
    }

    /// Returns the occasions in the language, and makes them only if the original ones have changed. Search tables are made
    /// again for another list.
    func occasions(of original: [Occasion], _ make: ([Occasion]) -> [Occasion]) -> [Occasion] {
        latestOccasions.withLock { latest in
            if let latest, latest.original == original { return latest.translated }
            let translated = make(original)
            latest = (original, translated)
            return translated
        }
    }
}
