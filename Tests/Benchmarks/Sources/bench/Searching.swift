import Almanac
import Documents
import Entities

@testable import Countries

/// The search for a country, query by query.
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

    private static func queries(_ countries: [Country]) -> [String] {
        let names = countries.flatMap { [$0.name] + $0.localNames.map(\.text) }
        let prefixes = names.flatMap { name in [1, 2, 3, 5].map { String(name.prefix($0)) } }
        return names + prefixes + names.map { $0.uppercased() }
            + ["xyzzy", "land", "a", "e", "é", "the", "republic of the", "côte", String(repeating: "a", count: 100)]
    }
}
