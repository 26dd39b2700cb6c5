import Almanac
import HTML
import Layout
import TestSupport
import Testing
import VIPER

@testable import Quotes

struct QuoteListInteractorDouble: QuoteListInteracting {
    let result: Result<QuoteList, QuoteListFailure>

    func ofTheDay() async throws(QuoteListFailure) -> QuoteList { try result.get() }
    func draw(_: Int) async throws(QuoteListFailure) -> QuoteList { try result.get() }
    func search(_: String) async throws(QuoteListFailure) -> QuoteList { try result.get() }
}

extension QuoteList {
    static func sample(
        _ quotes: [Summary] = [.sample()], nextDraw: Int = 20_779, age: Duration? = nil, failure: ServiceFailure? = nil
    ) -> QuoteList {
        QuoteList(quotes: quotes, nextDraw: nextDraw, age: age, failure: failure)
    }
}

extension QuoteList.Summary {
    static func sample(
        _ id: String = "marie-curie-one", _ text: String = "One\ntwo", language: String = "en",
        author: String? = "Marie Curie"
    ) -> Self {
        Self(id: Sample.id(id), text: LocalizedText(text, language: language), author: author)
    }
}

@Suite("Quote list: presenter and snapshots")
struct QuoteListPresenterTests {
    private func presenter(_ result: Result<QuoteList, QuoteListFailure>) -> QuoteListPresenter {
        QuoteListPresenter(
            interactor: QuoteListInteractorDouble(result: result), router: QuoteListRouter(), assets: Sample.assets)
    }

    private func page(
        _ result: Result<QuoteList, QuoteListFailure>, on event: QuoteListEvent = .opened
    ) async throws -> (page: QuoteListPage, status: Status) {
        guard case .show(let page, let status) = await presenter(result).handle(event)
        else { throw QuoteListFailure.service(.invalid) }
        return (page, status)
    }

    private func compare(
        _ name: String, _ result: Result<QuoteList, QuoteListFailure>, on event: QuoteListEvent = .opened
    ) async throws {
        try expectSnapshot(QuoteListView().render(try await page(result, on: event).page), named: "list-\(name)")
    }

    @Test("Q1 Q5 Each row leads to its own quote")
    func rows() async throws {
        let list = QuoteList.sample([.sample("a-b", "One\n\ntwo"), .sample("c-d", "Three", author: nil)])
        let rows = try #require(try await page(.success(list)).page.list).rows
        #expect(rows.map(\.link.description) == ["/quotes/a-b", "/quotes/c-d"])
        #expect(rows.map(\.author) == ["Marie Curie", "Unknown author"])
        #expect(rows[0].text.first == "One" && rows[0].text.others == ["", "two"])
    }

    @Test("Q2 Refresh leads to the next draw")
    func refresh() async throws {
        let page = try await page(.success(.sample(nextDraw: 8)), on: .refreshed(draw: 7)).page
        #expect(page.refresh?.link.description == "/quotes?draw=8")
        #expect(page.frame.canonical?.description == "/quotes?draw=7")
    }

    @Test(
        "Q4 A failure is shown with its code",
        arguments: [
            (ServiceFailure.invalid, 502, Status.badGateway),
            (.unavailable(retryAfter: .seconds(5)), 503, .unavailable(retryAfter: .seconds(5))),
            (.timedOut, 504, .gatewayTimeout),
        ])
    func failure(_ failure: ServiceFailure, code: Int, status: Status) async throws {
        let shown = try await page(.failure(.service(failure)), on: .refreshed(draw: 7))
        #expect(shown.status == status)
        #expect(shown.page.notice?.title == "Couldn't fetch quotes: \(code)")
        #expect(shown.page.notice?.actions.first?.link.description == "/quotes?draw=7")
    }

    @Test("Q4 A stale list is shown with its age")
    func stale() async throws {
        let old = try await page(.success(.sample(age: .seconds(3 * 3600), failure: .timedOut)))
        #expect(old.status == .ok && old.page.list?.rows.count == 1)
        #expect(old.page.stale == "Couldn't fetch quotes: 504. This is our last good copy, as of 3 hours ago.")
        let unexplained = try await page(.success(.sample(age: .seconds(3 * 3600)))).page.stale
        #expect(unexplained == "Couldn't fetch quotes. This is our last good copy, as of 3 hours ago.")
    }

    @Test("The loading page has the frame of the final page, even if that is a failure")
    func loading() async throws {
        for event in [QuoteListEvent.opened, .refreshed(draw: 7), .searched("x")] {
            let loading = try #require(presenter(.success(.sample())).loading(event)).page
            #expect(loading.loading == (event == .refreshed(draw: 7) ? "Refreshing" : "Loading"))
            for result in [Result.success(QuoteList.sample()), .failure(QuoteListFailure.service(.invalid))] {
                let final = try await page(result, on: event).page
                #expect(final.frame.title == loading.frame.title)
                #expect(
                    final.frame.canonical == loading.frame.canonical && final.frame.isListed == loading.frame.isListed)
            }
            let name = event == .refreshed(draw: 7) ? "refreshing" : "loading"
            if event != .searched("x") { try expectSnapshot(QuoteListView().render(loading), named: "list-\(name)") }
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
        #expect(try await page(.success(.sample([]))).page.nothing?.way == nil)
        try await compare("empty", .success(.sample([])))
    }

    @Test("Q1 found") func found() async throws {
        // Search results have no ten others to draw.
        #expect(try await page(.success(.sample()), on: .searched("curie")).page.refresh == nil)
        try await compare("found", .success(.sample()), on: .searched("curie"))
    }

    @Test("Q1 nothing found") func nothing() async throws {
        try await compare("nothing", .success(.sample([])), on: .searched("zzz"))
    }

    @Test("Q1 too long a search") func tooLong() async throws {
        try await compare("too-long", .failure(.tooLong(limit: 100)), on: .searched(Sample.long))
        #expect(try await page(.failure(.tooLong(limit: 100))).status == .badRequest)
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
