import SnapshotSupport
import Testing

@testable import Quotes

@Suite("Quote: view and snapshots", .noOrphanedSnapshots(prefix: "detail-"))
struct QuoteDetailViewTests {
    private let view = QuoteDetailView(assets: Sample.assets)

    /// The real Router prints the links, so a snapshot shows the addresses that visitors get.
    private func compare(
        _ name: String, _ result: Result<QuoteDetail, LookupFailure>, from list: QuoteListPlace = .draw(nil)
    ) async throws {
        let presenter = QuoteDetailPresenter(
            interactor: QuoteDetailInteractorDouble(result), router: QuoteDetailRouter())
        let page = try await presenter.handle(
            view.event(from: Visit(QuotePlace(Sample.id("marie-curie-one"), from: list)))
        ).shown.page
        try expectSnapshot(of: page, in: view, named: "detail-\(name)")
    }

    @Test("A1 The view decodes its place into an event")
    func events() {
        let id: QuotationID = Sample.id("a-b")
        #expect(view.event(from: Visit(QuotePlace(id))) == .chose(id, from: .opened))
        #expect(view.event(from: Visit(QuotePlace(id, from: .draw(7)))) == .chose(id, from: .refreshed(draw: 7)))
        #expect(view.event(from: Visit(QuotePlace(id, from: .search("sea")))) == .chose(id, from: .searched("sea")))
    }

    @Test("Q9 loading") func loading() throws {
        let presenter = QuoteDetailPresenter(
            interactor: QuoteDetailInteractorDouble(.failure(.unknown)), router: QuoteDetailRouter())
        let page = try #require(presenter.loading(.chose(Sample.id("marie-curie-one")))).page
        #expect(page.loading == "Loading" && page.head.title == "Quote")
        #expect(page.head.canonical?.description == "/quotes/marie-curie-one")
        try expectSnapshot(of: page, in: view, named: "detail-loading")
    }

    @Test("Q6 unknown") func unknown() async throws {
        try await compare("unknown", .failure(.unknown))
    }

    @Test("Q7 normal") func normal() async throws { try await compare("normal", .success(.sample())) }

    @Test("Q5 from a draw") func fromDraw() async throws {
        try await compare("from-draw", .success(.sample()), from: .draw(7))
    }

    @Test("Q4 Q5 error, from a search") func errorFromSearch() async throws {
        try await compare("error-from-search", .failure(.service(.timedOut)), from: .search(Sample.hostile))
    }

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
