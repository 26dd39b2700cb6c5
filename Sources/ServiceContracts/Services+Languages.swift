public import AlmanacValues
import Entities

extension Services {
    /// Returns the services for pages in a language: countries, holidays and their changes, occasions, the world and the
    /// search tables. The services themselves for English.
    ///
    /// Costs little, and may be called for each visit: what they make is kept in `languages`.
    public func speaking(_ language: Language) -> Services {
        guard language != .english else { return self }
        let named = LocalizedCountries(countries, in: language, placeNames, cache: languages[language].countries)
        let regionNames: LocalizedHolidays.RegionNamer = { [placeNames] country in
            let names = try? await placeNames.placeNames(in: language)
            return names?.regions(of: country) ?? RegionNames([])
        }
        return Services(
            countries: named,
            holidays: LocalizedHolidays(
                holidays, in: language, translations, caches: languages, regionNames: regionNames),
            occasions: LocalizedOccasions(occasions, in: language, translations, placeNames, caches: languages),
            quotes: quotes, people: people, sides: sides, clock: clock,
            changes: LocalizedChanges(changes, in: language, translations), documents: documents,
            world: LocalizedWorld(
                world, in: language, translations, caches: languages, regionNames: regionNames,
                countries: { await named.localized($0) }),
            translations: translations, placeNames: placeNames, origins: origins, indexes: languages[language].indexes,
            languages: languages)
    }
}
