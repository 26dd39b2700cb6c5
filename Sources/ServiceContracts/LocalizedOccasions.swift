public import AlmanacValues
public import Entities
import Support

/// The occasions of another service in a language, with the stories that are translated. The others stay in English,
/// and say so. The names of holidays in all countries are the same in every language; only the names of their languages
/// change.
///
/// If the translations cannot be read, everything is in English.
public struct LocalizedOccasions: OccasionService {
    private let base: any OccasionService
    private let translations: any TranslationService
    private let placeNames: any PlaceNameService
    private let language: Language
    private let caches: LanguageCaches

    /// - Parameters:
    ///   - placeNames: has the names of languages.
    ///   - caches: those of all visits. The lists of occasions and names are kept there.
    public init(
        _ base: any OccasionService, in language: Language, _ translations: any TranslationService,
        _ placeNames: any PlaceNameService = NoPlaceNames(), caches: LanguageCaches
    ) {
        self.base = base
        self.language = language
        self.translations = translations
        self.placeNames = placeNames
        self.caches = caches
    }

    public func occasions() async throws(ServiceFailure) -> [Occasion] {
        let original = try await base.occasions()
        guard let translated = await translated() else { return original }
        return await caches[language].occasions.supplied(of: .init(originals: original, translations: translated))
    }

    public func occasion(_ id: Slug) async throws(ServiceFailure) -> Occasion? {
        guard let original = try await base.occasion(id) else { return nil }
        guard let translated = await translated() else { return original }
        return original.inLanguage(language, translated)
    }

    public func celebrations(of id: Slug, in year: Int) async throws(ServiceFailure) -> [Celebration] {
        try await base.celebrations(of: id, in: year)
    }

    public func names() async throws(ServiceFailure) -> [HolidayName] {
        let original = try await base.names()
        let places = await languageNames()
        let source = LanguageCache.NamedNames(originals: original, translations: nil, places: places)
        return await caches[language].names.supplied(of: source)
    }

    public func searchedNames() async throws(ServiceFailure) -> [HolidayName] {
        let original = try await base.searchedNames()
        let translated = await translated()
        let places = await languageNames()
        let source = LanguageCache.NamedNames(originals: original, translations: translated, places: places)
        return await caches[language].searchedNames.supplied(of: source)
    }

    public func story(of id: Slug) async throws(ServiceFailure) -> Story? {
        guard let original = try await base.story(of: id) else { return nil }
        return original.inLanguage(language, await translated()?.occasions[id]?.sentences)
    }

    public func story(of holiday: String, in country: CountryCode) async throws(ServiceFailure) -> Story? {
        guard let original = try await base.story(of: holiday, in: country) else { return nil }
        return original.inLanguage(language, await translated()?.days[Translations.Day(country, Slug(holiday))])
    }

    /// Nil if there are none, or if they cannot be read.
    private func languageNames() async -> PlaceNames? { (try? await placeNames.placeNames(in: language)) ?? nil }

    /// Nil if there are none, or if they cannot be read.
    private func translated() async -> Translations? { (try? await translations.translations(into: language)) ?? nil }
}

extension Occasion {
    /// Returns the occasion in a language; itself if it is not translated.
    func inLanguage(_ language: Language, _ translations: Translations) -> Occasion {
        translations.occasions[id].map { Occasion(self, translated: $0, into: language.facts.tag) } ?? self
    }
}

extension [HolidayName] {
    /// Returns what holidays with English names are called in a language, without the names that are among these. English
    /// names of an occasion that have the same translation, such as “Id el Kabir” and “Tobaski”, are one name.
    func translated(into language: Language, _ translations: Translations) -> [HolidayName] {
        let tag = language.facts.tag
        let own = filter { $0.text.isOfLanguage(tag) }
        let known = Set(own.map(\.searchKey.bytes))
        let languageName = own.first?.languageName ?? LocalizedText(language.facts.name, language: tag)
        let translated: [HolidayName] = filter(\.text.isEnglish).compactMap { name in
            guard let text = translations.holidays[Slug(name.text.text)], !known.contains(SearchKey(text).bytes) else {
                return nil
            }
            return HolidayName(
                LocalizedText(text, language: tag), languageName: languageName, occasion: name.occasion,
                countries: name.countries, others: name.others)
        }
        return translated.merged
    }

    /// Returns the names with those of one occasion that read the same as one, in the place of the first.
    private var merged: [HolidayName] {
        var (merged, places) = ([HolidayName](), [MergedName: Int]())
        for name in self {
            let key = MergedName(text: name.searchKey.bytes, occasion: name.occasion)
            if let place = places[key] {
                merged[place] = merged[place].merged(with: name)
            } else {
                places[key] = merged.count
                merged.append(name)
            }
        }
        return merged
    }
}

/// What names have in common that are merged.
private struct MergedName: Hashable {
    let text: [UInt8]
    let occasion: Slug?
}

extension HolidayName {
    fileprivate func merged(with other: HolidayName) -> HolidayName {
        let countries = Set(countries).union(other.countries)
        return HolidayName(
            text, languageName: languageName, occasion: occasion, countries: countries.sorted(),
            others: Set(others).union(other.others).subtracting(countries).sorted())
    }
}

extension Story {
    /// Returns the story with its sentences in a language; itself if they are not translated.
    fileprivate func inLanguage(_ language: Language, _ sentences: Translations.Sentences?) -> Story {
        guard let sentences else { return self }
        return Story(
            what: sentences.what, date: sentences.date, kept: sentences.kept, sources: sources,
            language: language.facts.tag)
    }
}
