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
            let found = CountrySearch(SearchKey(query)).results(in: countries)
            let cost = Stopwatch.threadNanoseconds - start
            Sink.take(found.count)
            print(cost)
        }
    }

    /// Prints the nanoseconds of each query over countries, regions, occasions, names of holidays and people, from the
    /// folding of its text to the results. The tables are made before.
    static func runAll(rounds: Int) async throws {
        let library = DocumentLibrary(EmbeddedDocuments())
        let supplies = SearchSupplies(
            countries: .success(try await library.countries()),
            occasions: .success(Supply(try await library.occasions())),
            names: .success(Supply(try await library.names())), people: .success(try await library.people()))
        let indexes = SearchIndexes()
        let first = Stopwatch.threadNanoseconds
        Sink.take(SearchGathering(supplies, SearchKey("a"), indexes).groups.count)
        // The first search makes the tables. It is no query of the bar.
        FileHandle.standardError.write(Data("tables: \((Stopwatch.threadNanoseconds - first) / 1000) µs\n".utf8))
        let names = try await library.names().map(\.text.text)
        let queries = queries(try await library.countries().value) + names + names.map { String($0.prefix(2)) }
        for index in 0..<rounds {
            let query = queries[index * 7919 % queries.count]
            let start = Stopwatch.threadNanoseconds
            let found = SearchGathering(supplies, SearchKey(query), indexes).groups
            let cost = Stopwatch.threadNanoseconds - start
            Sink.take(found.count)
            print(cost)
        }
    }

    private static func queries(_ countries: [Country]) -> [String] {
        let names = countries.flatMap { [$0.name] + $0.localNames.map(\.text) }
        let prefixes = names.flatMap { name in [1, 2, 3, 5].map { String(name.prefix($0)) } }
        return names + prefixes + names.map { $0.uppercased() }
            + ["xyzzy", "land", "a", "e", "é", "the", "republic of the", "côte", String(repeating: "a", count: 100)]
    }
}
