import TestSupport
import Testing

@testable import People

@Suite("Person: interactor")
struct PersonInteractorTests {
    private func interactor(
        _ people: PersonServiceDouble, quotes: QuoteServiceDouble = QuoteServiceDouble([])
    ) -> PersonInteractor {
        PersonInteractor(people: people, quotes: quotes, clock: ClockDouble(Sample.day("2026-11-21")))
    }

    @Test("U1 U2 From an ID alone the Interactor loads the person and their quotes")
    func found() async throws {
        let theirs = Sample.quotation("One")
        let others = [
            Sample.quotation("Two", by: nil), Sample.quotation("Three", by: Quotation.Author(name: "Marie Curie")),
        ]
        let info = try await interactor(
            PersonServiceDouble([Sample.socrates, Sample.curie]), quotes: QuoteServiceDouble([theirs] + others)
        ).person(Sample.curie.id)
        #expect(info.name.whole.text == "Marie Curie" && info.age?.years == 66)
        #expect(info.address?.lines == ["36 quai de Béthune", "Paris", "France"])
        #expect(try info.quotes.get().map(\.id) == [theirs.id])
    }

    @Test("U1 A person without dates, address and quotes is still shown")
    func little() async throws {
        let info = try await interactor(PersonServiceDouble([Sample.yosano])).person(Sample.yosano.id)
        #expect(info.age == nil && info.address == nil && info.biography == nil)
        #expect(try info.quotes.get().isEmpty)
    }

    @Test("U1 The quotes may fail alone; an unknown ID differs from a failing service")
    func failing() async throws {
        let people = PersonServiceDouble([Sample.curie])
        let info = try await interactor(people, quotes: QuoteServiceDouble(failing: .timedOut)).person(Sample.curie.id)
        #expect(info.quotes == .failure(.timedOut))
        await #expect(throws: LookupFailure.unknown) { try await interactor(people).person(Sample.id("x")) }
        await #expect(throws: LookupFailure.service(.invalid)) {
            try await interactor(PersonServiceDouble(failing: .invalid)).person(Sample.id("x"))
        }
    }
}
