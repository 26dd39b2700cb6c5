import TestSupport
import Testing

@testable import People

@Suite("Edges of people")
struct EdgeTests {
    private let clock = ClockDouble(Sample.day("2026-11-21"))

    @Test("U1 A search has up to 100 characters", arguments: [(99, true), (100, true), (101, false)])
    func search(length: Int, isTaken: Bool) async {
        let interactor = PersonListInteractor(service: PersonServiceDouble([Sample.curie]), clock: clock)
        let text = String(repeating: "x", count: length)
        if isTaken {
            await #expect(throws: Never.self) { try await interactor.search(text) }
        } else {
            await #expect(throws: SearchFailure.tooLong(limit: 100)) { try await interactor.search(text) }
        }
    }

    @Test("H4 A stale person or list has its age and failure; a fresh one has neither", arguments: [true, false])
    func age(isStale: Bool) async throws {
        let (age, failure) = isStale ? (SupplyAge.seconds(600), ServiceFailure.timedOut) : (nil, nil)
        let service = PersonServiceDouble([Sample.curie], age: age, failure: failure)
        let interactor = PersonInteractor(people: service, quotes: QuoteServiceDouble([]), clock: clock)
        #expect(try await interactor.person(Sample.curie.id).supplyAge == age)
        let list = try await PersonListInteractor(service: service, clock: clock).search("")
        #expect(list.age == age && list.failure == failure)
    }
}
