import Synchronization
import TestSupport
import Testing

@testable import Documents

/// A list of texts that collects what a test reports.
final class Told: Sendable {
    private let list = Mutex<[String]>([])

    var texts: [String] { list.withLock { $0 } }
    func append(_ text: String) { list.withLock { $0.append(text) } }
}

@Suite("Cached calendars")
struct CacheTests {
    private static let scope = CalendarScope(year: 2026)

    /// What a country's calendar counts.
    private func cost(of code: CountryCode) throws -> Int {
        let calendar = try DocumentReader(EmbeddedDocuments()).calendar(of: code)
        return try #require(calendar).holidays.count + 1
    }

    @Test("Over the limit, the least recently used calendar is evicted; one that is read twice counts once")
    func leastRecentlyUsed() async throws {
        let codes = try ["AD", "LI", "MC"].map { try #require(CountryCode($0)) }
        let costs = try codes.map { try cost(of: $0) }
        let library = DocumentLibrary(EmbeddedDocuments(), rowLimit: costs.reduce(0, +) - 1)
        for code in [codes[0], codes[1], codes[0], codes[2]] {
            #expect(try await library.calendar(of: code, covering: Self.scope) != nil)
        }
        #expect(codes.map { library.keptCalendar(of: $0) != nil } == [true, false, true])
    }

    @Test("A calendar over the limit is not cached, and the others stay")
    func costs() async throws {
        let (large, small) = try (#require(CountryCode("DE")), #require(CountryCode("LI")))
        #expect(try cost(of: large) > cost(of: small))
        let library = DocumentLibrary(EmbeddedDocuments(), rowLimit: try cost(of: small))
        for code in [small, large] { #expect(try await library.calendar(of: code, covering: Self.scope) != nil) }
        #expect(library.keptCalendar(of: large) == nil && library.keptCalendar(of: small) != nil)
    }

    @Test("Concurrent use keeps the calendars within their limit")
    func concurrency() async throws {
        let codes = try ["AD", "LI", "MC", "SM", "VA"].map { try #require(CountryCode($0)) }
        let costs = try codes.map { try cost(of: $0) }
        let limit = costs.reduce(0, +) / 2
        let library = DocumentLibrary(EmbeddedDocuments(), rowLimit: limit)
        await withTaskGroup { group in
            for number in 0..<100 {
                group.addTask { _ = try? await library.calendar(of: codes[number % 5], covering: Self.scope) }
            }
        }
        let kept = zip(codes, costs).filter { library.keptCalendar(of: $0.0) != nil }.map(\.1).reduce(0, +)
        #expect(0 < kept && kept <= limit)
    }
}
