import Almanac

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

    /// Occasions: by their English names.
    init(_ occasions: [Occasion]) {
        self.init()
        for occasion in occasions { append([(SearchKey(occasion.name), .name)]) }
    }

    /// Names of holidays.
    init(_ names: [HolidayName]) {
        self.init()
        for name in names { append([(name.searchKey, .name)]) }
    }

    /// People: by their names.
    init(_ people: [Person]) {
        self.init()
        for person in people { append([(person.searchKey, .name)]) }
    }
}
