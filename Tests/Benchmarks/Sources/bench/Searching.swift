import AlmanacValues
import Documents
import Entities
import Foundation
import ServiceContracts

@testable import Countries
@testable import Search

/// The search for a country, and that over everything, query by query.
enum Searching {
    /// Prints the nanoseconds of each query, one per line: prefixes of names, names without diacritics, aliases, codes,
    /// and words that match nothing.
    static func run(rounds: Int) async throws {
        let library = DocumentLibrary(EmbeddedDocuments())
        let countries = try await library.countries().value
        let queries = queries(countries)
        for index in 0..<rounds {
            let query = queries[index * 7919 % queries.count]
            let start = Stopwatch.threadNanoseconds
            let found = CountrySearch(query: SearchKey(query)).results(in: countries)
            let cost = Stopwatch.threadNanoseconds - start
            Sink.take(found.count)
            print(cost)
        }
    }

    /// Prints the nanoseconds of each query over everything, from its text to what it means, what was probably meant, and
    /// the results. The tables are made before. Calendars, which answers are made of, are not read.
    static func runAll(rounds: Int) async throws {
        let library = DocumentLibrary(EmbeddedDocuments())
        var placeNames: [PlaceNames] = []
        for language in Language.all {
            if let names = try await library.placeNames(in: language) { placeNames.append(names) }
        }
        let supplies = SearchSupplies(
            countries: .success(try await library.countries()),
            occasions: .success(Supply(try await library.occasions())),
            names: .success(Supply(try await library.names())), people: .success(try await library.people()),
            cities: try await library.cities(), placeNames: placeNames)
        let indexes = SearchIndexes()
        guard let today = CivilDate(year: 2026, month: 11, day: 21) else { return }
        let first = Stopwatch.threadNanoseconds
        Sink.take(SearchUnderstanding(supplies, "a", indexes, today: today).groups.count)
        // The first search makes the tables. It is no query of the bar.
        FileHandle.standardError.write(Data("tables: \((Stopwatch.threadNanoseconds - first) / 1000) µs\n".utf8))
        let names = try await library.names().map(\.text.text)
        let plain = queries(try await library.countries().value) + names + names.map { String($0.prefix(2)) }
        let queries = plain + asked(names, try await library.cities())
        for index in 0..<rounds {
            let query = queries[index * 7919 % queries.count]
            let start = Stopwatch.threadNanoseconds
            let found = SearchUnderstanding(supplies, query, indexes, today: today)
            let cost = Stopwatch.threadNanoseconds - start
            Sink.take(found.groups.count)
            print(cost)
        }
    }

    /// Queries of several words: names with years and dates, cities, and slips of a finger.
    private static func asked(_ names: [String], _ cities: [City]) -> [String] {
        let cities = cities.map(\.name)
        let named = names + cities
        return cities + named.map { "\($0) 2027" } + zip(names, cities).map { "2027 \($0) \($1)" }
            // Without its second letter, and with the last two exchanged.
            + named.map { String($0.prefix(1) + $0.dropFirst(2)) }
            + named.map { String($0.dropLast(2) + $0.suffix(2).reversed()) + " 4 December 2026" }
            + ["grmny swizerlnad austrlia untied kingdm", String(repeating: "grmany ", count: 14)]
    }

    private static func queries(_ countries: [Country]) -> [String] {
        let names = countries.flatMap { [$0.name] + $0.localNames.map(\.text) }
        let prefixes = names.flatMap { name in [1, 2, 3, 5].map { String(name.prefix($0)) } }
        return names + prefixes + names.map { $0.uppercased() }
            + ["xyzzy", "land", "a", "e", "é", "the", "republic of the", "côte", String(repeating: "a", count: 100)]
    }
}
