public import AlmanacValues

extension Services {
    /// Returns the services for pages in a language: holidays, occasions, the world and the search tables. The services
    /// themselves for English.
    ///
    /// Costs little, and may be called for each visit: what they make is kept in `languages`.
    ///
    /// - Parameter regionNames: what the regions of a country are called in the language.
    public func speaking(
        _ language: Language, regionNames: @escaping LocalizedHolidays.RegionNames = { _ in { _ in nil } }
    ) -> Services {
        guard language != .english else { return self }
        return Services(
            countries: countries,
            holidays: LocalizedHolidays(
                holidays, in: language, translations, caches: languages, regionNames: regionNames),
            occasions: LocalizedOccasions(occasions, in: language, translations, caches: languages),
            quotes: quotes, people: people, sides: sides, clock: clock, changes: changes, documents: documents,
            world: LocalizedWorld(world, in: language, translations, caches: languages, regionNames: regionNames),
            translations: translations, origins: origins, indexes: languages[language].indexes, languages: languages)
    }
}
