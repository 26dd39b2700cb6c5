import AlmanacValues
import Entities
import ServiceContracts

/// Finds the subjects of each kind that match a query, from the tables of their keys.
struct SearchGathering {
    private let query: SearchKey
    private let indexes: SearchIndexes
    private let countries: [Country]
    private let occasions: [Occasion]
    private let names: [HolidayName]
    private let people: [Person]
    private let countryNames: [CountryCode: String]
    private let occasionNames: [Slug: String]

    init(_ supplies: SearchSupplies, _ query: SearchKey, _ indexes: SearchIndexes) {
        self.query = query
        self.indexes = indexes
        countries = (try? supplies.countries.get())?.value ?? []
        occasions = (try? supplies.occasions.get())?.value ?? []
        names = (try? supplies.names.get())?.value ?? []
        people = (try? supplies.people.get())?.value ?? []
        countryNames = indexes.names(of: countries)
        occasionNames = indexes.names(of: occasions)
    }

    /// The kinds with results. Those with the best match come first, and among equals in the order of `SearchKind`.
    var groups: [SearchAnswer.Group] {
        let all = SearchKind.allCases.compactMap { kind in found(kind).map { (kind: kind, found: $0) } }
        return all.enumerated().sorted { one, other in
            (one.element.found.rank, one.offset) < (other.element.found.rank, other.offset)
        }.map { SearchAnswer.Group(kind: $1.kind, hits: $1.found.hits, count: $1.found.count) }
    }

    /// The results of one kind.
    private struct Found {
        let rank: Int
        let hits: [SearchAnswer.Hit]
        let count: Int
    }

    private func found(_ kind: SearchKind) -> Found? {
        switch kind {
        case .countries:
            return found(indexes.countries(countries), countries) { country in
                .country(
                    country.code, name: country.name, nameLanguage: country.nameLanguage,
                    localNames: country.localNames.filter { $0.text != country.name })
            }
        case .occasions:
            return found(indexes.occasions(occasions, called: names), occasions) {
                .occasion($0.id, name: $0.name, rule: $0.rule, language: $0.language)
            }
        case .holidays:
            let searched = indexes.names(names, besides: occasions)
            return found(searched.table, searched.all) { .holiday(self.name($0)) }
        case .regions:
            let searched = indexes.regions(of: countries)
            return found(searched.table, searched.all) { located in
                .region(
                    SearchAnswer.Region(
                        country: SearchAnswer.Country(code: located.country.code, name: located.country.name),
                        code: located.region.code, name: located.region.name,
                        nameLanguage: located.region.nameLanguage, localName: located.region.localName))
            }
        case .people:
            return found(indexes.people(people), people) { .person($0.id, name: $0.name, occupation: $0.occupation) }
        }
    }

    private func found<Subject>(
        _ table: SearchTable, _ subjects: [Subject], _ describe: (Subject) -> SearchAnswer.Subject
    ) -> Found? {
        let finding = table.search(query, most: SearchResultsInteractor.most)
        guard let best = finding.best.first else { return nil }
        return Found(
            rank: best.rank,
            hits: finding.best.map { hit in
                SearchAnswer.Hit(match: SearchKey.Match(rank: hit.rank), subject: describe(subjects[hit.subject]))
            },
            count: finding.count)
    }

    /// The name with the countries that have pages. If the countries cannot be fetched, every code counts as known.
    private func name(_ name: HolidayName) -> SearchAnswer.Name {
        let isPublic = !name.countries.isEmpty
        let places = (isPublic ? name.countries : name.others).compactMap { code -> SearchAnswer.Country? in
            guard !countryNames.isEmpty else { return SearchAnswer.Country(code: code, name: code.description) }
            return countryNames[code].map { SearchAnswer.Country(code: code, name: $0) }
        }
        return SearchAnswer.Name(
            text: name.text, languageName: name.languageName,
            occasion: name.occasion.flatMap { id in
                occasionNames[id].map { SearchAnswer.Occasion(id: id, name: $0) }
            },
            countries: places, isPublic: isPublic)
    }
}
