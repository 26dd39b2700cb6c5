import AlmanacValues
import PlainBytes

extension SearchReader {
    /// Whether capitals tell a code from a word. They do in "Feiertage DE 2027" and "DE 2027". In "HOLIDAYS IN 2027", where
    /// every word is in capitals, they do not.
    static func capitalsTell(in words: [SearchWord]) -> Bool {
        words.contains { $0.isWord && !$0.isCapitals && !$0.isNumber } || words.count { $0.isCapitals } == 1
    }
}

extension SearchWord {
    var isNumber: Bool { key.allSatisfy(\.isASCIIDigit) }
}

extension SearchLexicon {
    /// Whether a meaning is a country that has a key for its code of two letters.
    func isCode(_ key: [UInt8], of meaning: SearchMeaning) -> Bool {
        guard case .country(let number) = meaning else { return false }
        return SearchKey(countries[number].code.description).bytes == key
    }

    /// Whether a meaning is a country that has a key for its code of three letters, and for no other name.
    func isOnlyLongCode(_ key: [UInt8], of meaning: SearchMeaning) -> Bool {
        guard case .country(let number) = meaning else { return false }
        let country = countries[number]
        return country.alpha3.map { SearchKey($0).bytes == key } ?? false
            && country.searchKeys.count { $0.bytes == key } == 1
    }

    /// Whether a meaning is a region or a city that has a key for its main name.
    func isName(_ key: [UInt8], of meaning: SearchMeaning) -> Bool {
        switch meaning {
        case .region(let number): SearchKey(regions[number].region.name).bytes == key
        case .city(let number): SearchKey(cities[number].name).bytes == key
        case .country, .occasion, .name: false
        }
    }
}

extension Territory {
    /// Whether this is a region of a country, or the same place.
    func isWithin(_ other: Territory) -> Bool {
        country == other.country && (other.region == nil || other.region == region)
    }
}
