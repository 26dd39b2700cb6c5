public import AlmanacValues
import Entities
import Support

/// Finds occasions by what they are called: in English, in the languages of the site, and as holidays of all countries in
/// their own languages.
public struct OccasionFinder: Sendable {
    private let occasions: any OccasionService
    private let translations: any TranslationService
    private let caches: LanguageCaches

    /// - Parameter caches: those of all visits. The table of names is kept there, once for all languages.
    public init(
        _ occasions: any OccasionService, _ translations: any TranslationService, caches: LanguageCaches
    ) {
        self.occasions = occasions
        self.translations = translations
        self.caches = caches
    }

    /// What a text may mean; ids in the order of the source.
    public enum Meaning: Hashable, Sendable {
        /// The occasions of this name: one, or more if several have it.
        case named([Slug])
        /// Those with a name that has all words of the text; empty if no name has.
        case near([Slug])
    }

    /// The most occasions that are near a text.
    public static let mostNear = 12

    /// Returns the occasions that a text may mean. It need not be written as an id: case and accents do not matter.
    public func meaning(of text: Slug) async throws(ServiceFailure) -> Meaning {
        let all = try await occasions.occasions()
        let names = try await occasions.names()
        var translated: [Translations] = []
        for language in Language.all {
            // The names of a language whose translations cannot be read are not known.
            if let found = (try? await translations.translations(into: language)) ?? nil { translated.append(found) }
        }
        return await caches.occasionNames
            .supplied(of: Source(occasions: all, names: names, translations: translated)).meaning(of: text)
    }

    /// What the table of names is made of.
    struct Source: Equatable, Sendable {
        let occasions: [Occasion]
        let names: [HolidayName]
        let translations: [Translations]

        /// Whether both have the same names. Pages in other languages have the same ones, beside words in their language.
        static func == (one: Self, other: Self) -> Bool {
            one.translations == other.translations
                && one.occasions.elementsEqual(other.occasions) {
                    $0.id == $1.id && $0.englishName.matches($1.englishName)
                }
                && (one.names == other.names
                    || one.names.elementsEqual(other.names) {
                        $0.occasion == $1.occasion && $0.searchKey == $1.searchKey
                    })
        }
    }
}

/// The occasions by all of their names.
struct OccasionNameTable: Sendable {
    private let ids: [Slug]
    /// The places in `ids` of the occasions of each name, in order.
    private let places: [Slug: [Int]]
    /// The names that have a word, in UTF-8.
    private let names: [[UInt8]: Set<Slug>]

    /// A longer text is not a name, and takes long to look up.
    private static let mostWords = 12

    init(_ source: OccasionFinder.Source) {
        ids = source.occasions.map(\.id)
        var places: [Slug: [Int]] = [:]
        var placeOfID: [Slug: Int] = [:]
        for (place, occasion) in source.occasions.enumerated() {
            placeOfID[occasion.id] = place
            let names = [occasion.englishName] + source.translations.compactMap { $0.occasions[occasion.id]?.name }
            for name in Set(names.map { Slug($0) }) { places[name, default: []].append(place) }
        }
        // A country may call its holiday by the name of another occasion. The occasion’s own name comes first.
        var others: [Slug: Set<Int>] = [:]
        for name in source.names {
            guard let place = name.occasion.flatMap({ placeOfID[$0] }) else { continue }
            let slug = Slug(name.text.text)
            if places[slug] == nil { others[slug, default: []].insert(place) }
        }
        for (name, found) in others { places[name] = found.sorted() }
        self.places = places
        var names: [[UInt8]: Set<Slug>] = [:]
        for name in places.keys { for word in name.words { names[word, default: []].insert(name) } }
        self.names = names
    }

    func meaning(of text: Slug) -> OccasionFinder.Meaning {
        if let found = places[text] { return .named(found.map { ids[$0] }) }
        let words = text.words
        guard words.count <= Self.mostWords else { return .near([]) }
        var found = words.map { names[$0] ?? [] }.sorted { $0.count < $1.count }[...]
        let first = found.popFirst() ?? []
        let near = Set(first.filter { name in found.allSatisfy { $0.contains(name) } }.flatMap { places[$0] ?? [] })
        return .near(near.sorted().prefix(OccasionFinder.mostNear).map { ids[$0] })
    }
}

extension Slug {
    fileprivate var words: [[UInt8]] { description.utf8.split(separator: UInt8(ascii: "-")).map { Array($0) } }
}
