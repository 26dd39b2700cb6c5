import TestSupport
import Testing

@testable import Documents

@Suite("Embedded quotes and people")
struct EmbeddedLiteratureTests {
    private static let library = DocumentLibrary(EmbeddedDocuments())

    @Test("Q1 There are 215 quotes, each with text, author, work, year and a unique ID")
    func quotes() async throws {
        let quotations = try await Self.library.quotations().value
        #expect(quotations.count == 215)
        #expect(Set(quotations.map(\.id)).count == 215)
        for quotation in quotations {
            #expect(!quotation.text.text.isEmpty && quotation.author != nil, "\(quotation.id)")
            #expect(quotation.source?.work.text.isEmpty == false && quotation.source?.date != nil, "\(quotation.id)")
        }
        #expect(quotations.count { $0.text.text.contains("\n") } == 48)
        #expect(quotations.count { $0.original != nil } == 85)
    }

    @Test("U1 There are 89 people; they include everyone who is quoted, and those died before 1950")
    func people() async throws {
        let people = try await Self.library.people().value
        #expect(people.count == 89)
        let quoted = Set(try await Self.library.quotations().value.compactMap { $0.author?.id })
        #expect(quoted.count == 74)
        for id in quoted {
            let person = try #require(try await Self.library.person(id)?.value, "\(id)")
            #expect(try #require(person.death, "\(id)").year < 1950)
        }
    }

    @Test("U1 Everyone has dates that give an age, an address, and a biography of 60 to 120 words")
    func complete() async throws {
        let today = try #require(CivilDate("2026-11-21"))
        for person in try await Self.library.people().value {
            #expect(person.age(on: today) != nil && person.address != nil, "\(person.id)")
            let words = (person.biography ?? "").split(separator: " ").count
            #expect(60...120 ~= words, "\(person.id): \(words)")
        }
    }

    @Test("Q6 An unknown ID gives nil")
    func unknown() async throws {
        let (quotation, person) = (try #require(QuotationID("nobody")), try #require(PersonID("nobody")))
        #expect(try await Self.library.quotation(quotation)?.value == nil)
        #expect(try await Self.library.person(person)?.value == nil)
    }
}
