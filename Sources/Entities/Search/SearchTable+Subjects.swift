import AlmanacValues

// What each kind of subject is found by.

extension SearchTable {
    /// Countries: by names in all languages, codes and aliases.
    init(_ countries: [Country]) {
        self.init()
        for country in countries {
            // The English name is the first key.
            append(country.searchKeys.enumerated().map { ($1, $0 == 0 ? .name : .other) })
        }
    }

    /// Regions: by words of their names, and by whole codes, alone or after the country's.
    init(regions: [CountryRegions.Located]) {
        self.init(weakest: .wordPrefix)
        for located in regions {
            let code = located.region.code.description
            append(
                located.keys.enumerated().map { ($1, $0 == 0 ? .name : .other) }
                    + [(SearchKey(code), .whole), (SearchKey("\(located.country.code)-\(code)"), .whole)])
        }
    }

    /// Occasions: by their English names, and by the whole names of their holidays. Parts of those would find an occasion
    /// whose name says nothing of the query.
    init(_ occasions: [Occasion], called names: [HolidayName]) {
        self.init()
        var keys: [Slug: [SearchKey]] = [:]
        for name in names { if let occasion = name.occasion { keys[occasion, default: []].append(name.searchKey) } }
        for occasion in occasions {
            append(occasion.searchKeys.map { ($0, .name) } + (keys[occasion.id] ?? []).map { ($0, .whole) })
        }
    }

    /// Names of holidays. They rank below the names of occasions, which they lead to.
    init(_ names: [HolidayName]) {
        self.init()
        for name in names { append([(name.searchKey, .other)]) }
    }

    /// People: by their names.
    init(_ people: [Person]) {
        self.init()
        for person in people { append([(person.searchKey, .name)]) }
    }
}
