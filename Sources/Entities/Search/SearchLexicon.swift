public import AlmanacValues
import PlainBytes

/// A thing that a name means. The order is that in which equal names are preferred.
public enum SearchMeaning: Hashable, Sendable {
    /// The number of a country in the list of countries, and so on.
    case country(Int)
    case region(Int)
    case city(Int)
    case occasion(Int)
    case name(Int)

    /// Equal names are preferred by kind, then main names before others, then by number. A country that only another language
    /// calls so comes after the cities with the main name: "Granada" is Grenada in Spanish.
    fileprivate func preference(isAlias: Bool) -> (Int, Int, Int) {
        switch self {
        case .country(let number): isAlias ? (2, 1, number) : (0, 0, number)
        case .region(let number): (1, 0, number)
        case .city(let number): (2, isAlias ? 2 : 0, number)
        case .occasion(let number): (3, 0, number)
        case .name(let number): (4, 0, number)
        }
    }

    fileprivate var isCountry: Bool { if case .country = self { true } else { false } }
}

/// The whole names of everything that a query can name, sorted in one buffer.
///
/// A lookup takes as many comparisons as the number of names has binary digits, whatever the query is.
struct KeyTable: Sendable {
    private struct Entry {
        let start: UInt32
        let count: UInt32
        let meaning: SearchMeaning
        let isAlias: Bool
    }

    /// A name, and what it means.
    struct Name {
        let key: [UInt8]
        let meaning: SearchMeaning
        /// Whether it is another name of a city than its main one, a name of the past or a foreign one, or what a language
        /// that is not the page's calls a country.
        var isAlias = false

        fileprivate var preference: (Int, Int, Int) { meaning.preference(isAlias: isAlias) }
    }

    /// The shortest text that an alias completes, in bytes: four Latin letters, or two of another script. A shorter one
    /// is the beginning of many: "foo" of Foochow, which is Fuzhou.
    private static let shortestOfAlias = 4

    private var bytes: [UInt8] = []
    private var entries: [Entry] = []

    init(_ names: [Name]) {
        let sorted = names.filter { !$0.key.isEmpty }.sorted { one, other in
            one.key == other.key ? one.preference < other.preference : one.key.lexicographicallyPrecedes(other.key)
        }
        bytes.reserveCapacity(sorted.reduce(0) { $0 + $1.key.count })
        entries.reserveCapacity(sorted.count)
        for name in sorted {
            // Most repeated names belong to the same thing, in several languages.
            if let last = entries.last, last.meaning == name.meaning, bytes[Int(last.start)...].elementsEqual(name.key)
            {
                continue
            }
            entries.append(
                Entry(
                    start: UInt32(bytes.count), count: UInt32(name.key.count), meaning: name.meaning,
                    isAlias: name.isAlias))
            bytes += name.key
        }
    }

    /// Returns what a name means, in the order of preference; empty if nothing has it.
    func meanings(of key: [UInt8]) -> [SearchMeaning] {
        var index = first(notBefore: key)
        var found: [SearchMeaning] = []
        while index < entries.count, compare(entries[index], key) == .same {
            if found.last != entries[index].meaning { found.append(entries[index].meaning) }
            index += 1
        }
        return found
    }

    /// Whether anything has a name.
    func contains(_ key: [UInt8]) -> Bool {
        let index = first(notBefore: key)
        return index < entries.count && compare(entries[index], key) == .same
    }

    /// Whether any name begins with a text.
    func has(beginningWith key: ArraySlice<UInt8>) -> Bool {
        let index = first(notBefore: Array(key))
        return index < entries.count && text(entries[index]).starts(with: key)
    }

    /// Returns what names that begin with a text mean, in the order of preference: `most` of the first `looked` of them.
    /// Aliases of cities begin with no text shorter than `shortestOfAlias`, those of countries with none.
    func meanings(beginningWith key: [UInt8], most: Int, looked: Int = 64) -> [SearchMeaning] {
        let isShort = key.count < Self.shortestOfAlias
        // Whether each is found only by an alias.
        var found: [SearchMeaning: Bool] = [:]
        var rest = looked
        for entry in entries[first(notBefore: key)...] {
            guard rest > 0, entry.count >= key.count, text(entry).prefix(key.count).elementsEqual(key) else { break }
            if entry.isAlias, isShort || entry.meaning.isCountry { continue }
            rest -= 1
            found[entry.meaning] = entry.isAlias && found[entry.meaning] ?? true
        }
        return found.sorted { $0.key.preference(isAlias: $0.value) < $1.key.preference(isAlias: $1.value) }
            .prefix(most).map(\.key)
    }

    private enum Order { case before, same, after }

    private func text(_ entry: Entry) -> ArraySlice<UInt8> {
        bytes[Int(entry.start)..<Int(entry.start) + Int(entry.count)]
    }

    private func compare(_ entry: Entry, _ key: [UInt8]) -> Order {
        let text = text(entry)
        if text.lexicographicallyPrecedes(key) { return .before }
        return text.elementsEqual(key) ? .same : .after
    }

    /// Returns the first entry that is not before a key, or the number of entries.
    private func first(notBefore key: [UInt8]) -> Int {
        var (low, high) = (0, entries.count)
        while low < high {
            let middle = (low + high) / 2
            if compare(entries[middle], key) == .before { low = middle + 1 } else { high = middle }
        }
        return low
    }
}

/// Everything that a query can name: places, cities, occasions and the names of holidays.
public struct SearchLexicon: Sendable {
    public let countries: [Country]
    public let regions: [CountryRegions.Located]
    public let cities: [City]
    public let occasions: [Occasion]
    public let names: [HolidayName]
    let table: KeyTable
    let synonyms: SearchSynonyms
    let spelling: Spelling
    private let territories: [Territory: Int]
    private let occasionNumbers: [Slug: Int]
    private let countryNumbers: [CountryCode: Int]
    /// In how many countries holidays belong to each occasion.
    private let occasionPlaces: [Slug: Int]

    /// - Parameters:
    ///   - people: their names are only corrected. The tables find them.
    ///   - placeNames: what other languages call the countries.
    public init(
        countries: [Country], cities: [City], occasions: [Occasion], names: [HolidayName], people: [Person] = [],
        placeNames: [PlaceNames] = []
    ) {
        let regions = SearchedRegions(countries).all
        (self.countries, self.regions, self.cities) = (countries, regions, cities)
        (self.occasions, self.names) = (occasions, names)
        occasionNumbers = Self.numbers(occasions.map(\.id))
        occasionPlaces = names.reduce(into: [Slug: Set<CountryCode>]()) { places, name in
            if let occasion = name.occasion { places[occasion, default: []].formUnion(name.places) }
        }.mapValues(\.count)
        countryNumbers = Self.numbers(countries.map(\.code))
        territories = Self.numbers(regions.map { Territory($0.country.code, $0.region.code) })
        synonyms = SearchSynonyms(occasions: Set(occasions.map(\.id)), regions: Set(territories.keys))
        var keys: [KeyTable.Name] = []
        func add(_ texts: [SearchKey], _ meaning: SearchMeaning) {
            for text in texts {
                keys.append(KeyTable.Name(key: text.bytes, meaning: meaning))
                // "newzealand", "goodfriday"
                let whole = text.bytes.filter { $0 != UInt8(ascii: " ") }
                if whole.count > 5, whole.count < text.bytes.count {
                    keys.append(KeyTable.Name(key: whole, meaning: meaning))
                }
            }
        }
        for (number, country) in countries.enumerated() {
            add(country.searchKeys, .country(number))
            for key in placeNames.compactMap({ $0.name(of: country.code) }).map({ SearchKey($0) }) {
                guard !country.searchKeys.contains(key) else { continue }
                keys.append(KeyTable.Name(key: key.bytes, meaning: .country(number), isAlias: true))
            }
        }
        for (number, located) in regions.enumerated() {
            let code = located.region.code.description
            // Our own words for regions without a code ("German") are longer, and single letters say nothing. Figures alone
            // are a day or a month: "12" is not Chhukha, and "BT 12" is.
            let isShort = 2...3 ~= code.utf8.count
            let isFigures = code.utf8.allSatisfy(\.isASCIIDigit)
            let codes = isShort ? ["\(located.country.code) \(code)"] + (isFigures ? [] : [code]) : []
            add(located.keys + codes.map { SearchKey($0) }, .region(number))
        }
        for (number, city) in cities.enumerated() {
            let main = SearchKey(city.name)
            keys.append(KeyTable.Name(key: main.bytes, meaning: .city(number)))
            for name in city.names.dropFirst() {
                let key = SearchKey(name)
                if key != main { keys.append(KeyTable.Name(key: key.bytes, meaning: .city(number), isAlias: true)) }
            }
        }
        for (number, occasion) in occasions.enumerated() { add(occasion.searchKeys, .occasion(number)) }
        for (number, name) in names.enumerated() { add([name.searchKey], .name(number)) }
        table = KeyTable(keys)
        spelling = Spelling(
            countries: countries, regions: regions, cities: cities, occasions: occasions, names: names, people: people,
            synonyms: synonyms)
    }

    private static func numbers<Key: Hashable>(_ keys: [Key]) -> [Key: Int] {
        Dictionary(keys.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// Returns the number of an occasion; nil for an unknown id.
    func number(of occasion: Slug) -> Int? { occasionNumbers[occasion] }

    /// Returns the first of some meanings. If that is an occasion, returns the one of most countries instead: New Year
    /// before the Berbers' one. Nil without any.
    func mostKept(_ meanings: [SearchMeaning]) -> SearchMeaning? {
        guard case .occasion? = meanings.first else { return meanings.first }
        func places(_ meaning: SearchMeaning) -> Int {
            guard case .occasion(let number) = meaning else { return -1 }
            return occasionPlaces[occasions[number].id] ?? 0
        }
        // Of equals, `max` returns the first.
        return meanings.max { places($0) < places($1) }
    }

    /// Returns the country with a code; nil for an unknown code.
    public func country(_ code: CountryCode) -> Country? { countryNumbers[code].map { countries[$0] } }

    /// Returns a region and its country; nil for a whole country and for an unknown region.
    public func region(_ territory: Territory) -> CountryRegion? { territories[territory].map { regions[$0].region } }

    /// Returns the place of a country, a region or a city; nil for any other meaning. A city with the name of its region or
    /// country is that region or country.
    ///
    /// - Parameter typed: the name as it was typed, for the alias of a city.
    func place(_ meaning: SearchMeaning, by typed: String? = nil) -> SearchedPlace? {
        switch meaning {
        case .country(let number): return SearchedPlace(Territory(countries[number].code))
        case .region(let number):
            return SearchedPlace(Territory(regions[number].country.code, regions[number].region.code))
        case .city(let number):
            let city = cities[number]
            let around =
                territories[city.territory].map { regions[$0].keys } ?? country(city.territory.country)?.searchKeys
            let main = SearchKey(city.name)
            if around?.contains(main) ?? false { return SearchedPlace(city.territory) }
            let alias = typed.flatMap { typed in
                let key = SearchKey(typed)
                return key == main ? nil : city.names.first { SearchKey($0) == key }.map { Self.cased(typed, as: $0) }
            }
            return SearchedPlace(city.territory, city: city.name, alias: alias)
        case .occasion, .name: return nil
        }
    }

    /// Returns a typed name with the capitals of the same name in the data, which leave out most accents: "münchen" and "Munchen"
    /// are "München".
    private static func cased(_ typed: String, as name: String) -> String {
        guard typed.unicodeScalars.count == name.unicodeScalars.count else { return name }
        return zip(typed.unicodeScalars, name.unicodeScalars).reduce(into: "") { text, scalars in
            let properties = scalars.0.properties
            text += scalars.1.properties.isUppercase ? properties.titlecaseMapping : properties.lowercaseMapping
        }
    }

    /// Whether a place has a name only because of another place that is meant: a country whose region has it ("England"
    /// is an alias of the United Kingdom), or a region whose code is that of a country ("UK" is Uttarakhand's in
    /// India).
    func isOvershadowed(_ meaning: SearchMeaning, among others: [SearchMeaning], by key: [UInt8]) -> Bool {
        switch meaning {
        case .country(let number):
            let country = countries[number]
            guard country.searchKeys.first?.bytes != key else { return false }
            return others.contains { other in
                guard case .region(let region) = other else { return false }
                return regions[region].country.code == country.code && regions[region].keys.contains { $0.bytes == key }
            }
        case .region(let number):
            guard case .country = others.first else { return false }
            return !regions[number].keys.contains { $0.bytes == key }
        case .city, .occasion, .name: return false
        }
    }
}
