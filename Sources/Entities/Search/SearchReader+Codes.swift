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

    /// Whether it was typed with marks that its key leaves out, such as the vowels of Hindi. Only for keys that are not ASCII.
    var hasMarks: Bool { key.contains { $0 >= 0x80 } && (typed?.unicodeScalars.count ?? 0) > letters }
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

    /// Whether a meaning is a region that has a key for its code only.
    func isRegionCode(_ key: [UInt8], of meaning: SearchMeaning) -> Bool {
        guard case .region(let number) = meaning, 2...3 ~= key.count else { return false }
        return !regions[number].keys.contains { $0.bytes == key }
    }

    /// Returns what is known by a name with the word "day" after it: "auckland anniversary". Nil if nothing is.
    func days(called name: [UInt8]) -> [SearchMeaning]? {
        let days = table.meanings(of: name + Array(" day".utf8)).filter { meaning in
            switch meaning {
            case .occasion, .name: true
            case .country, .region, .city: false
            }
        }
        return days.isEmpty ? nil : days
    }

    /// Returns the names of the same occasion that are written like a name, itself among them: "Todos los Santos" of Spain and
    /// "Todos Los Santos" of Peru. Only itself if it has no occasion.
    public func namesakes(of name: HolidayName) -> [HolidayName] {
        guard name.occasion != nil else { return [name] }
        return table.meanings(of: name.searchKey.bytes).compactMap { meaning in
            guard case .name(let number) = meaning, names[number].occasion == name.occasion else { return nil }
            return names[number]
        }
    }

    /// Whether a name is only another form of what other countries call its occasion, or of the occasion's own name: the
    /// beginning of it ("Nieuwjaar" of "Nieuwjaarsdag"), or one with more words ("Fête de l'Ascension"). False without an
    /// occasion. Takes some comparisons for each name that there is.
    public func isFormOfOthers(_ name: HolidayName) -> Bool {
        guard let id = name.occasion, let number = number(of: id) else { return false }
        let own = Set(namesakes(of: name).flatMap(\.places))
        if occasions[number].searchKeys.contains(where: { name.searchKey.isForm(of: $0) }) { return true }
        return names.contains { other in
            other.occasion == id && name.searchKey.isForm(of: other.searchKey) && !own.isSuperset(of: other.places)
        }
    }

    /// Whether a key is the main name of a region or a city, or a name of a country and not its code.
    func isName(_ key: [UInt8], of meaning: SearchMeaning) -> Bool {
        switch meaning {
        case .region(let number): SearchKey(regions[number].region.name).bytes == key
        case .city(let number): SearchKey(cities[number].name).bytes == key
        case .country: key.contains { $0 >= 0x80 }
        case .occasion, .name: false
        }
    }
}

extension SearchKey {
    /// The shortest name that longer ones are forms of, in bytes.
    private static let shortestForm = 4

    /// Whether this and another name are not the same, but one begins with the other, or has it from one of its words on.
    fileprivate func isForm(of other: SearchKey) -> Bool {
        let (short, long) = bytes.count < other.bytes.count ? (self, other) : (other, self)
        guard short.bytes.count >= Self.shortestForm, short.bytes.count < long.bytes.count else { return false }
        return long.match(short).map { $0 <= .wordPrefix } ?? false
    }
}

extension Territory {
    /// Whether this is a region of a country, or the same place.
    func isWithin(_ other: Territory) -> Bool {
        country == other.country && (other.region == nil || other.region == region)
    }
}
