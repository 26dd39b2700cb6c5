import SnapshotSupport
import Testing

@testable import Quotes

@Suite("Quote list: view and snapshots", .noOrphanedSnapshots(prefix: "list-"))
struct QuoteListViewTests {
    private let view = QuoteListView(assets: Sample.assets)

    /// The real Router prints the links, so a snapshot shows the addresses that visitors get.
    private func presenter(_ result: Result<QuoteList, SearchFailure>) -> QuoteListPresenter<
        QuoteListInteractorDouble, QuoteListRouter
    > {
        QuoteListPresenter(interactor: QuoteListInteractorDouble(result: result), router: QuoteListRouter())
    }

    private func compare(
        _ name: String, _ result: Result<QuoteList, SearchFailure>, on event: QuoteListEvent = .opened
    ) async throws {
        let page = try await presenter(result).handle(event).shown.page
        try expectSnapshot(of: page, in: view, named: "list-\(name)")
    }

    @Test("A1 The view decodes each place into its event")
    func events() {
        #expect(view.event(from: .init(.draw(nil))) == .opened)
        #expect(view.event(from: .init(.draw(7))) == .refreshed(draw: 7))
        #expect(view.event(from: .init(.search("sea"))) == .searched("sea"))
    }

    @Test("Q3 loading") func loading() throws {
        let presenter = presenter(.success(.sample()))
        for (name, event) in [("loading", QuoteListEvent.opened), ("refreshing", .refreshed(draw: 7))] {
            let page = try #require(presenter.loading(event)).page
            try expectSnapshot(of: page, in: view, named: "list-\(name)")
        }
    }

    @Test("Q1 normal") func normal() async throws {
        try await compare(
            "normal", .success(.sample([.sample(), .sample("someone-three", "Three", author: "Someone")])))
    }

    @Test("Q2 draw") func draw() async throws {
        try await compare("draw", .success(.sample(nextDraw: 8)), on: .refreshed(draw: 7))
    }

    @Test("Q1 empty: no link to the same page") func empty() async throws {
        try await compare("empty", .success(.sample([])))
    }

    @Test("Q1 found") func found() async throws {
        try await compare("found", .success(.sample()), on: .searched("curie"))
    }

    @Test("Q1 nothing found") func nothing() async throws {
        try await compare("nothing", .success(.sample([])), on: .searched("zzz"))
    }

    @Test("Q1 too long a search") func tooLong() async throws {
        try await compare("too-long", .failure(.tooLong(limit: 100)), on: .searched(Sample.long))
    }

    @Test("Q4 error") func error() async throws {
        try await compare("error", .failure(.service(.unavailable(retryAfter: nil))))
    }

    @Test("Q4 old") func old() async throws {
        try await compare("old", .success(.sample(age: .seconds(600), failure: .unavailable(retryAfter: nil))))
    }

    @Test("Q1 long text") func longText() async throws {
        try await compare("long-text", .success(.sample([.sample("a", Sample.long, author: Sample.long)])))
    }

    @Test("Q1 right-to-left") func rightToLeft() async throws {
        try await compare(
            "right-to-left",
            .success(.sample([.sample("a", Sample.rightToLeft, language: "ar", author: Sample.rightToLeft)])))
    }

    @Test("Q1 hostile text") func hostile() async throws {
        try await compare(
            "hostile",
            .success(
                .sample([
                    .sample(
                        "a", Sample.hostile + "\n" + Sample.hostile, language: "\"><script>", author: Sample.hostile)
                ])),
            on: .searched(Sample.hostile))
    }
}
