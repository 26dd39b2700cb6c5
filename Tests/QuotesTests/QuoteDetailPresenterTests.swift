import Almanac
import HTML
import Layout
import Synchronization
import TestSupport
import Testing
import VIPER

@testable import Quotes

/// An Interactor that returns a test's result, and records which quotes were requested.
final class QuoteDetailInteractorDouble: QuoteDetailInteracting {
    let result: Result<QuoteDetail, QuoteDetailFailure>
    private let ids = Mutex<[QuotationID]>([])

    var asked: [QuotationID] { ids.withLock { $0 } }

    init(_ result: Result<QuoteDetail, QuoteDetailFailure>) {
        self.result = result
    }

    func quote(_ id: QuotationID) async throws(QuoteDetailFailure) -> QuoteDetail {
        ids.withLock { $0.append(id) }
        return try result.get()
    }
}

extension QuoteDetail {
    static func sample(
        _ text: String = "One\ntwo", original: LocalizedText? = nil, author: String? = "Marie Curie",
        person: PersonSummary? = PersonSummary(id: Sample.id("marie-curie"), occupation: "physicist"),
        work: LocalizedText? = LocalizedText("A Letter", language: "en"), originalTitle: LocalizedText? = nil,
        position: String? = nil, date: PartialDate? = Sample.partialDate("1894-03-18"), translator: String? = nil,
        age: Duration? = nil
    ) -> QuoteDetail {
        QuoteDetail(
            id: Sample.id("marie-curie-one"), text: LocalizedText(text, language: "en"), original: original,
            author: author, person: person, work: work, originalTitle: originalTitle, position: position, date: date,
            translator: translator, age: age)
    }
}

@Suite("Quote: presenter, router, view and snapshots")
struct QuoteDetailPresenterTests {
    private func page(_ result: Result<QuoteDetail, QuoteDetailFailure>) async throws -> (
        page: QuoteDetailPage, status: Status
    ) {
        let presenter = QuoteDetailPresenter(
            interactor: QuoteDetailInteractorDouble(result), router: QuoteDetailRouter(), assets: Sample.assets)
        let event = QuoteDetailView().event(from: Visit(Sample.id("marie-curie-one")))
        guard case .show(let page, let status) = await presenter.handle(event) else { throw QuoteDetailFailure.unknown }
        return (page, status)
    }

    private func compare(_ name: String, _ result: Result<QuoteDetail, QuoteDetailFailure>) async throws {
        try expectSnapshot(QuoteDetailView().render(try await page(result).page), named: "detail-\(name)")
    }

    @Test("Q9 loading") func loading() throws {
        let presenter = QuoteDetailPresenter(
            interactor: QuoteDetailInteractorDouble(.failure(.unknown)), router: QuoteDetailRouter(),
            assets: Sample.assets)
        let page = try #require(presenter.loading(.chose(Sample.id("marie-curie-one")))).page
        #expect(page.loading == "Loading" && page.frame.title == "Quote")
        #expect(page.frame.canonical?.description == "/quotes/marie-curie-one")
        try expectSnapshot(QuoteDetailView().render(page), named: "detail-loading")
    }

    @Test("Q5 Choosing a quote asks the Interactor for that quote")
    func asked() async {
        let interactor = QuoteDetailInteractorDouble(.success(.sample()))
        let presenter = QuoteDetailPresenter(interactor: interactor, router: QuoteDetailRouter(), assets: Sample.assets)
        _ = await presenter.handle(.chose(Sample.id("someone-else")))
        #expect(interactor.asked == [Sample.id("someone-else")])
    }

    @Test("Q7 The title is the author; the page has portrait, lines, work and year")
    func facts() async throws {
        let page = try await page(.success(.sample())).page
        #expect(page.heading == "Marie Curie" && page.frame.title == "Marie Curie, A Letter")
        let quote = try #require(page.quote)
        #expect(quote.text.first == "One" && quote.text.others == ["two"])
        #expect(quote.source?.title == "A Letter" && quote.source?.year == "18 March 1894")
        #expect(quote.portrait?.link.description == "/people/marie-curie/portrait")
        #expect(quote.portrait?.width == quote.portrait?.height)
        #expect(quote.person?.link.description == "/people/marie-curie")
    }

    @Test("Q7 Years before the common era are marked as BCE")
    func longAgo() async throws {
        let date = Sample.partialDate("-0397", isApproximate: true)
        #expect(try await page(.success(.sample(date: date))).page.quote?.source?.year == "c. 398 BCE")
    }

    @Test("A5 The Router prints the addresses")
    func links() {
        #expect(QuoteDetailRouter().link(to: .list).description == "/quotes")
        #expect(QuoteDetailRouter().link(to: .quote(Sample.id("a-b"))).description == "/quotes/a-b")
    }

    @Test("Q6 unknown") func unknown() async throws {
        try await compare("unknown", .failure(.unknown))
        let shown = try await page(.failure(.unknown))
        #expect(shown.status == .notFound && shown.page.notice?.title == "Couldn't retrieve quote")
    }

    @Test("Q7 normal") func normal() async throws { try await compare("normal", .success(.sample())) }

    @Test("Q7 everything") func everything() async throws {
        try await compare(
            "everything",
            .success(
                .sample(
                    original: LocalizedText("Un\ndeux", language: "fr"),
                    originalTitle: LocalizedText("Une lettre", language: "fr"), position: "page 1",
                    date: Sample.partialDate("-0397", isApproximate: true), translator: "A. Person", age: .seconds(600))
            ))
    }

    @Test("Q7 without author, portrait and source") func little() async throws {
        try await compare("little", .success(.sample(author: nil, person: nil, work: nil, date: nil)))
    }

    @Test("Q4 error") func error() async throws {
        try await compare("error", .failure(.service(.timedOut)))
        #expect(try await page(.failure(.service(.timedOut))).status == .gatewayTimeout)
    }

    @Test("Q7 long text") func longText() async throws {
        try await compare("long-text", .success(.sample(Sample.long, author: Sample.long)))
    }

    @Test("Q7 right-to-left") func rightToLeft() async throws {
        try await compare(
            "right-to-left", .success(.sample(original: LocalizedText(Sample.rightToLeft, language: "ar"))))
    }

    @Test("Q7 hostile text") func hostile() async throws {
        let text = LocalizedText(Sample.hostile, language: "\"><script>")
        try await compare(
            "hostile",
            .success(
                .sample(
                    Sample.hostile, original: text, author: Sample.hostile,
                    person: .init(id: Sample.id("x"), occupation: Sample.hostile), work: text, originalTitle: text,
                    position: Sample.hostile, translator: Sample.hostile)))
    }
}
