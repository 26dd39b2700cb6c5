import TestSupport
import Testing

@testable import Quotes

@Suite("Edges of quotes")
struct EdgeTests {
    @Test("Q1 A search has up to 100 characters", arguments: [(99, true), (100, true), (101, false)])
    func search(length: Int, isTaken: Bool) async {
        let interactor = QuoteListInteractor(
            service: QuoteServiceDouble(Sample.quotations(3)), clock: ClockDouble(Sample.day("2026-11-21")))
        let text = String(repeating: "x", count: length)
        if isTaken {
            await #expect(throws: Never.self) { try await interactor.search(text) }
        } else {
            await #expect(throws: SearchFailure.tooLong(limit: 100)) { try await interactor.search(text) }
        }
    }

    @Test("H4 A stale quote or list has its age; a fresh one has no age", arguments: [nil, SupplyAge.seconds(600)])
    func age(age: SupplyAge?) async throws {
        let quotation = Sample.quotation("One")
        let service = QuoteServiceDouble([quotation], age: age)
        let detail = QuoteDetailInteractor(quotes: service, people: PersonServiceDouble([]))
        #expect(try await detail.quote(quotation.id).age == age)
        let list = QuoteListInteractor(service: service, clock: ClockDouble(Sample.day("2026-11-21")))
        #expect(try await list.ofTheDay().age == age)
        #expect(try await list.draw(7).age == age)
        #expect(try await list.search("one").age == age)
    }
}
