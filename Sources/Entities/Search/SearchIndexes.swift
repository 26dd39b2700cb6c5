public import AlmanacValues
import Support

/// The search tables of everything that is searched, each made again only if its subjects have changed.
///
/// Arrays that share their storage compare equal at once, so checking whether the subjects are the same costs nothing
/// as long as a service returns what it has cached.
public final class SearchIndexes: Sendable {
    private typealias Made<Input: Equatable & Sendable, Output: Sendable> = MadeFrom<Input, Output, Never>

    private let ofCountries = Made<[Country], SearchTable> { SearchTable($0) }
    private let ofRegions = Made<[Country], SearchedRegions> { SearchedRegions($0) }
    private let ofOccasions = Made<NamesAndOccasions, SearchTable> { SearchTable($0.occasions, called: $0.names) }
    private let ofNames = Made<NamesAndOccasions, SearchedNames> { SearchedNames($0.names, besides: $0.occasions) }
    private let ofPeople = Made<[Person], SearchTable> { SearchTable($0) }

    private let ofEverything = Made<LexiconSubjects, SearchLexicon> { SearchLexicon($0) }

    // Separate from that of everything: with one table for both, each would replace the other.
    private let ofPlaces = Made<LexiconSubjects, SearchLexicon> { SearchLexicon($0) }

    private let countryNames = Made<[Country], [CountryCode: String]> { countries in
        Dictionary(countries.map { ($0.code, $0.name) }, uniquingKeysWith: { first, _ in first })
    }
    private let occasionNames = Made<[Occasion], [Slug: String]> { occasions in
        Dictionary(occasions.map { ($0.id, $0.name) }, uniquingKeysWith: { first, _ in first })
    }

    public init() {}

    public func countries(_ countries: [Country]) -> SearchTable { ofCountries.value(of: countries) }

    public func regions(of countries: [Country]) -> SearchedRegions { ofRegions.value(of: countries) }

    /// - Parameter names: what their holidays are called.
    public func occasions(_ occasions: [Occasion], called names: [HolidayName]) -> SearchTable {
        ofOccasions.value(of: NamesAndOccasions(names: names, occasions: occasions))
    }

    /// - Parameter occasions: those whose own names are left out of the table.
    public func names(_ names: [HolidayName], besides occasions: [Occasion]) -> SearchedNames {
        ofNames.value(of: NamesAndOccasions(names: names, occasions: occasions))
    }

    /// The English names of the countries.
    public func names(of countries: [Country]) -> [CountryCode: String] { countryNames.value(of: countries) }

    /// The names of the occasions.
    public func names(of occasions: [Occasion]) -> [Slug: String] { occasionNames.value(of: occasions) }

    public func people(_ people: [Person]) -> SearchTable { ofPeople.value(of: people) }

    /// Everything that a query can name.
    ///
    /// - Parameter placeNames: what other languages call the countries.
    public func lexicon(
        _ countries: [Country], _ cities: [City], _ occasions: [Occasion], _ names: [HolidayName], _ people: [Person],
        _ placeNames: [PlaceNames]
    ) -> SearchLexicon {
        ofEverything.value(
            of: LexiconSubjects(
                countries: countries, cities: cities, occasions: occasions, names: names, people: people,
                placeNames: placeNames))
    }

    /// The places that a field can name.
    public func places(_ countries: [Country], _ cities: [City]) -> SearchLexicon {
        ofPlaces.value(of: LexiconSubjects(countries: countries, cities: cities, occasions: [], names: [], people: []))
    }

    fileprivate struct LexiconSubjects: Equatable {
        let countries: [Country]
        let cities: [City]
        let occasions: [Occasion]
        let names: [HolidayName]
        let people: [Person]
        var placeNames: [PlaceNames] = []
    }

    private struct NamesAndOccasions: Equatable {
        let names: [HolidayName]
        let occasions: [Occasion]
    }
}

/// The regions of all countries, and their table.
public struct SearchedRegions: Sendable {
    /// In the order of the countries, and in each of the codes.
    public let all: [CountryRegions.Located]
    public let table: SearchTable

    init(_ countries: [Country]) {
        all = countries.flatMap { country in
            zip(country.regions.all, country.regions.searchKeys).map { region, keys in
                CountryRegions.Located(country: country, region: region, keys: keys)
            }
        }
        table = SearchTable(regions: all)
    }
}

/// The names of holidays that say more than those of the occasions, and their table.
public struct SearchedNames: Sendable {
    /// Those of most countries first.
    public let all: [HolidayName]
    public let table: SearchTable

    init(_ names: [HolidayName], besides occasions: [Occasion]) {
        let known = Dictionary(
            occasions.map { ($0.id, ($0.language, $0.searchKeys)) }, uniquingKeysWith: { first, _ in first })
        let others = names.filter { name in
            guard let (language, keys) = name.occasion.flatMap({ known[$0] }) else { return true }
            return !(name.text.isEnglish || name.text.isOfLanguage(language)) || !keys.contains(name.searchKey)
        }
        // Stable, since `sorted` is.
        all = others.sorted { $0.places.count > $1.places.count }
        table = SearchTable(all)
    }
}

extension SearchLexicon {
    fileprivate init(_ subjects: SearchIndexes.LexiconSubjects) {
        self.init(
            countries: subjects.countries, cities: subjects.cities, occasions: subjects.occasions,
            names: subjects.names, people: subjects.people, placeNames: subjects.placeNames)
    }
}
