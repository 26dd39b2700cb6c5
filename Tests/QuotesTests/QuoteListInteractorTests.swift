import TestSupport
import Testing

@testable import Quotes

@Suite("Quote list: interactor")
struct QuoteListInteractorTests {
    private func interactor(_ quotes: QuoteServiceDouble, day: String = "2026-11-21") -> QuoteListInteractor {
        QuoteListInteractor(service: quotes, clock: ClockDouble(Sample.day(day)))
    }

    @Test("Q1 Ten quotes of the day: the same for everybody, and ten others on the next day")
    func ofTheDay() async throws {
        let quotes = QuoteServiceDouble(Sample.quotations(40))
        let today = try await interactor(quotes).ofTheDay()
        #expect(today.quotes.count == 10)
        #expect(try await interactor(quotes).ofTheDay() == today)
        let tomorrow = try await interactor(quotes, day: "2026-11-22").ofTheDay()
        #expect(Set(tomorrow.quotes.map(\.id)).isDisjoint(with: today.quotes.map(\.id)))
    }

    @Test("Q2 A refresh leads to a draw of ten others, and the same number draws the same ten")
    func refresh() async throws {
        let interactor = interactor(QuoteServiceDouble(Sample.quotations(40)))
        let today = try await interactor.ofTheDay()
        let next = try await interactor.draw(today.nextDraw)
        #expect(Set(next.quotes).isDisjoint(with: today.quotes))
        #expect(try await interactor.draw(today.nextDraw) == next)
        #expect(next.nextDraw == today.nextDraw + 1)
        #expect(try await interactor.draw(999_999).nextDraw == 0)
    }

    @Test("Q1 Rows without text are omitted, and every other row still has its own quote")
    func withoutText() async throws {
        let blank = [Sample.quotation(""), Sample.quotation(" \n ", by: nil)]
        let list = try await interactor(QuoteServiceDouble(blank + Sample.quotations(12) + blank)).ofTheDay()
        #expect(list.quotes.count == 10)
        for quote in list.quotes {
            #expect(quote.id == Sample.quotation(quote.text.text).id)
        }
        #expect(try await interactor(QuoteServiceDouble(blank)).ofTheDay().quotes.isEmpty)
    }

    @Test("Q1 Every way in which a text can match has its rank: exact, begins, a word begins, a word ends, inside")
    func ranks() async throws {
        let texts = ["Wetlands", "The lowland", "A landing", "Landscape", "Land"]
        let quotations = texts.map { Sample.quotation($0, by: nil) }
        let found = try await interactor(QuoteServiceDouble(quotations)).search("land")
        #expect(found.quotes.map(\.id) == quotations.reversed().map(\.id))
    }

    @Test("Q1 A search covers authors, texts and originals; matches of the author come first")
    func search() async throws {
        let sea = Sample.quotation("The sea", by: nil, original: LocalizedText("Das Meer", language: "de"))
        let bronte = Sample.quotation("No net", by: Quotation.Author(name: "Charlotte Brontë"))
        let mention = Sample.quotation("I read Brontë", by: Quotation.Author(name: "A. Reader"))
        let interactor = interactor(QuoteServiceDouble([mention, sea, bronte]))
        #expect(try await interactor.search("bronte").quotes.map(\.id) == [mention.id, bronte.id])
        #expect(try await interactor.search("charlotte").quotes.map(\.id) == [bronte.id])
        #expect(try await interactor.search("das meer").quotes.map(\.id) == [sea.id])
        #expect(try await interactor.search("SÉA").quotes.map(\.id) == [sea.id])
        #expect(try await interactor.search("zzz").quotes.isEmpty)
        #expect(try await interactor.search(" … ").quotes.count == 3)
    }

    @Test("Q1 A search of more than 100 characters is rejected")
    func tooLong() async {
        await #expect(throws: SearchFailure.tooLong(limit: 100)) {
            try await interactor(QuoteServiceDouble([])).search(String(repeating: "x", count: 101))
        }
    }

    @Test("Q4 A failure of the service is passed on; a stale list has its age")
    func failing() async throws {
        await #expect(throws: SearchFailure.service(.timedOut)) {
            try await interactor(QuoteServiceDouble(failing: .timedOut)).ofTheDay()
        }
        let old = QuoteServiceDouble(Sample.quotations(3), age: .seconds(60), failure: .invalid)
        let list = try await interactor(old).draw(1)
        #expect(list.age == .seconds(60) && list.failure == .invalid && list.quotes.count == 3)
    }
}
