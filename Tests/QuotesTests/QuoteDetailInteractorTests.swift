import TestSupport
import Testing

@testable import Quotes

@Suite("Quote: interactor")
struct QuoteDetailInteractorTests {
    private let quotation = Sample.quotation(
        "One\ntwo", original: LocalizedText("Un\ndeux", language: "fr"),
        source: Quotation.Source(
            work: LocalizedText("A Letter", language: "en"), position: "page 1", date: Sample.partialDate("1894")))

    private func detail(
        _ quotation: Quotation, people: PersonServiceDouble = PersonServiceDouble([Sample.curie])
    ) async throws -> QuoteDetail {
        try await QuoteDetailInteractor(
            quotes: QuoteServiceDouble([Sample.quotation("Other"), quotation]), people: people
        )
        .quote(quotation.id)
    }

    @Test("Q5 Q7 The detail has the whole chosen quote and its author")
    func found() async throws {
        let detail = try await detail(quotation)
        #expect(detail.id == quotation.id && detail.text.text == "One\ntwo" && detail.original?.language == "fr")
        #expect(detail.author == "Marie Curie" && detail.person?.id == Sample.curie.id)
        #expect(detail.work?.text == "A Letter" && detail.position == "page 1" && detail.date?.year == 1894)
    }

    @Test("Q7 The text still shows without an author, for an unknown person, and if people fail")
    func withoutPerson() async throws {
        #expect(try await detail(Sample.quotation("One", by: nil)).author == nil)
        for people in [PersonServiceDouble([]), PersonServiceDouble(failing: .timedOut)] {
            let detail = try await detail(quotation, people: people)
            #expect(detail.person == nil && detail.author == "Marie Curie" && detail.text.text == "One\ntwo")
        }
    }

    @Test("Q6 An unknown ID is reported as unknown; Q4 a failure of the service is passed on")
    func failing() async throws {
        let people = PersonServiceDouble([Sample.curie])
        await #expect(throws: LookupFailure.unknown) {
            try await QuoteDetailInteractor(quotes: QuoteServiceDouble([]), people: people).quote(Sample.id("x"))
        }
        await #expect(throws: LookupFailure.service(.invalid)) {
            try await QuoteDetailInteractor(quotes: QuoteServiceDouble(failing: .invalid), people: people).quote(
                Sample.id("x"))
        }
    }
}
