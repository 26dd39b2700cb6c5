import Documents
import Foundation
import TestSupport
import Testing

@testable import Search

/// The list of queries as people write them, over the program's own documents.
@Suite("Search: the list of queries")
struct SearchQueriesTests {
    private struct Query {
        let text: String
        let expected: String
    }

    /// Reads `Queries/queries.tsv`: a query and the first answer expected on each line.
    private static func queries() throws -> [Query] {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
            "Queries/queries.tsv")
        let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").filter { !$0.hasPrefix("#") }
        return try lines.map { line in
            let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            try #require(fields.count == 2, "\(line)")
            return Query(text: fields[0], expected: fields[1])
        }
    }

    @Test("J1 At least 97 % of the queries have the expected answer first", .timeLimit(.minutes(30)))
    func list() async throws {
        let library = DocumentLibrary(EmbeddedDocuments())
        let presenter = SearchResultsPresenter(
            interactor: SearchResultsInteractor(
                countries: library, holidays: library, occasions: library, people: library, world: library,
                indexes: SearchIndexes(), clock: ClockDouble(Sample.day("2026-11-21")), placeNames: library),
            router: SearchResultsRouter())
        let queries = try Self.queries()
        #expect(queries.count >= 300 && Set(queries.map(\.text)).count == queries.count)
        var misses: [String] = []
        for query in queries {
            let step = await presenter.handle(.searched(query.text))
            guard case .show(let page, _) = step else {
                misses.append("\(query.text): no page")
                continue
            }
            let first = page.answers?.rows.first?.text ?? page.groups.first?.rows.first?.name ?? "nothing"
            if first != query.expected { misses.append("\(query.text): \(first), expected \(query.expected)") }
        }
        let share = Double(queries.count - misses.count) / Double(queries.count)
        #expect(share >= 0.97, "\(misses.count) misses:\n\(misses.joined(separator: "\n"))")
        print("The list of queries: \(queries.count - misses.count) of \(queries.count). Misses: \(misses)")
    }
}
