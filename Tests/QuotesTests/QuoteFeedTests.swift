import SnapshotSupport
import Testing

@testable import Quotes

struct QuoteFeedInteractorDouble: QuoteFeedInteracting {
    let result: Result<DailyQuotes, ServiceFailure>

    func lastDays() async throws(ServiceFailure) -> DailyQuotes { try result.get() }
}

@Suite("Feed of quotes: interactor")
struct QuoteFeedInteractorTests {
    private func daily(_ day: String, _ quotations: [Quotation] = Sample.quotations(40)) async throws -> DailyQuotes {
        try await QuoteFeedInteractor(service: QuoteServiceDouble(quotations), clock: ClockDouble(Sample.day(day)))
            .lastDays()
    }

    @Test("The feed has the last ten days, newest first, each with the first quote of its draw")
    func days() async throws {
        let daily = try await daily("2026-03-03")
        #expect(daily.today == Sample.day("2026-03-03") && daily.quotes.count == 10)
        for (distance, quote) in daily.quotes.enumerated() {
            let day = Sample.day("2026-03-03").adding(days: -distance)
            #expect(quote.day == day)
            #expect(quote.id == QuoteDraw(of: day).picks(from: Sample.quotations(40)).first?.id)
        }
    }

    @Test("A day later the other entries are the same")
    func stable() async throws {
        let today = try await daily("2026-03-03")
        let tomorrow = try await daily("2026-03-04")
        #expect(tomorrow.quotes.dropFirst() == today.quotes.dropLast())
    }

    @Test("Blank quotes are left out; without quotes the feed is empty")
    func blank() async throws {
        #expect(try await daily("2026-03-03", [Sample.quotation(" \n")]).quotes == [])
        #expect(try await daily("2026-03-03", []).quotes == [])
        await #expect(throws: ServiceFailure.timedOut) {
            try await QuoteFeedInteractor(
                service: QuoteServiceDouble(failing: .timedOut), clock: ClockDouble(Sample.day("2026-03-03"))
            ).lastDays()
        }
    }
}

@Suite("Feed of quotes: presenter, view and router", .noOrphanedSnapshots(prefix: "feed-"))
struct QuoteFeedTests {
    private static let daily = DailyQuotes(
        today: Sample.day("2026-03-03"),
        quotes: [
            DailyQuotes.Quote(
                day: Sample.day("2026-03-03"), id: Sample.id("marie-curie-one"),
                text: LocalizedText("One\ntwo", language: "en"), author: "Marie Curie"),
            DailyQuotes.Quote(
                day: Sample.day("2026-03-02"), id: Sample.id("two"),
                text: LocalizedText(Sample.hostile + "\u{B}" + Sample.rightToLeft, language: "ar"), author: nil),
        ])

    private func visit(_ result: Result<DailyQuotes, ServiceFailure>, base: String?) async -> RecordedVisit<Never> {
        let presenter = QuoteFeedPresenter(
            interactor: QuoteFeedInteractorDouble(result: result), router: QuoteFeedRouter())
        let view = QuoteFeedAtomView(edition: Edition(base: base))
        return await Module(view: view, presenter: presenter).recorded(Visit(.draw(nil)))
    }

    @Test("F1 The feed has absolute links if the site has a public address, and none otherwise")
    func feed() async throws {
        try expectSnapshot(
            await visit(.success(Self.daily), base: "https://almanac.example"), named: "feed-normal", raw: .kept)
        try expectSnapshot(await visit(.success(Self.daily), base: nil), named: "feed-without-address")
        try expectSnapshot(
            await visit(.success(DailyQuotes(today: Self.daily.today, quotes: [])), base: nil), named: "feed-empty")
    }

    @Test(
        "F1 The feed of each language has an id of its own, and the same entries",
        arguments: [("en", "quotes"), ("de", "quotes/de"), ("fr", "quotes/fr")])
    func languages(code: String, id: String) async throws {
        let presenter = QuoteFeedPresenter(
            interactor: QuoteFeedInteractorDouble(result: .success(Self.daily)), router: QuoteFeedRouter(),
            words: QuotesWords(try #require(Language(code: code))))
        let module = Module(view: QuoteFeedAtomView(edition: Edition()), presenter: presenter)
        let page = try await module.run(Visit(.draw(nil))).shown
        let text = page.text
        let entries = ["quotes/2026-03-03/marie-curie-one", "quotes/2026-03-02/two"]
        #expect(
            text.matches(of: #/<id>tag:almanac\.invalid,2026:([^<]*)</#).map { String($0.output.1) } == [id] + entries)
    }

    @Test("F5 A failure is a problem with the page’s status")
    func failure() async throws {
        try expectSnapshot(await visit(.failure(.timedOut), base: nil), named: "feed-error")
        #expect(QuoteFeedAtomView(edition: Edition()).event(from: Visit(.draw(nil))) == .requested)
    }

    @Test("The router is asked for the feed, the list and each quote")
    func navigation() async throws {
        let presenter = QuoteFeedPresenter(
            interactor: QuoteFeedInteractorDouble(result: .success(Self.daily)), router: RecordingRouter())
        let record = try await presenter.handle(.requested).page.found
        #expect(record.feed == .to(QuoteFeedNavigation.feed) && record.page == .to(QuoteFeedNavigation.list))
        #expect(record.entries.map(\.title) == ["Marie Curie", "Unknown author"])
        let router = QuoteFeedRouter()
        #expect(router.link(to: .feed).description == "/quotes.atom")
        #expect(router.link(to: .list).description == "/quotes")
        #expect(router.link(to: .quote(Sample.id("a"))).description == "/quotes/a")
    }
}
