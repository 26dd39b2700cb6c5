import SnapshotSupport
import Testing

@testable import Quotes

@Suite("Quote list: presenter")
struct QuoteListPresenterTests {
    private func presenter(_ result: Result<QuoteList, SearchFailure>) -> QuoteListPresenter<
        QuoteListInteractorDouble, RecordingRouter<QuoteListNavigation>
    > {
        QuoteListPresenter(interactor: QuoteListInteractorDouble(result: result), router: RecordingRouter())
    }

    private func page(
        _ result: Result<QuoteList, SearchFailure>, on event: QuoteListEvent = .opened
    ) async throws -> (page: QuoteListPage, status: Status) {
        return try await presenter(result).handle(event).shown
    }

    private func link(_ navigation: QuoteListNavigation) -> Link { .to(navigation) }

    @Test("Q1 Q5 Each row leads to its own quote")
    func rows() async throws {
        let list = QuoteList.sample([.sample("a-b", "One\n\ntwo"), .sample("c-d", "Three", author: nil)])
        for event in [QuoteListEvent.refreshed(draw: 7), .searched("o")] {
            let rows = try await page(.success(list), on: event).page.rows
            #expect(rows.map(\.link) == ["a-b", "c-d"].map { link(.quote(Sample.id($0), from: event)) })
            #expect(rows.map(\.page) == ["a-b", "c-d"].map { link(.page(Sample.id($0))) })
        }
        let rows = try await page(.success(list)).page.rows
        #expect(rows.map(\.link) == ["a-b", "c-d"].map { link(.quote(Sample.id($0), from: .opened)) })
        #expect(rows.map(\.author) == ["Marie Curie", nil])
        #expect(rows[0].text.first == "One" && rows[0].text.others == ["", "two"])
    }

    @Test("Q2 Refresh leads to the next draw")
    func refresh() async throws {
        let page = try await page(.success(.sample(nextDraw: 8)), on: .refreshed(draw: 7)).page
        #expect(page.refresh?.link == link(.draw(8)))
        #expect(page.head.canonical == link(.draw(7)))
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
        #expect(shown.page.notice?.actions.first?.link == link(.draw(7)))
    }

    @Test("Q4 A stale list is shown with its age")
    func stale() async throws {
        let old = try await page(.success(.sample(age: .seconds(3 * 3600), failure: .timedOut)))
        #expect(old.status == .ok && old.page.rows.count == 1)
        #expect(old.page.stale == "Couldn't fetch quotes: 504. This is our last good copy, as of 3 hours ago.")
        let unexplained = try await page(.success(.sample(age: .seconds(3 * 3600)))).page.stale
        #expect(unexplained == "Couldn't fetch quotes. This is our last good copy, as of 3 hours ago.")
    }

    @Test("The loading page has the frame of the final page, even if that is a failure")
    func loading() async throws {
        for event in [QuoteListEvent.opened, .refreshed(draw: 7), .searched("x")] {
            let loading = try #require(presenter(.success(.sample())).loading(event)).page
            #expect(loading.loading == (event == .refreshed(draw: 7) ? "Refreshing" : "Loading"))
            for result in [Result.success(QuoteList.sample()), .failure(SearchFailure.service(.invalid))] {
                let final = try await page(result, on: event).page
                #expect(final.head.title == loading.head.title)
                #expect(final.head.canonical == loading.head.canonical && final.head.isListed == loading.head.isListed)
            }
        }
    }

    @Test("Q1 empty: no link to the same page") func empty() async throws {
        #expect(try await page(.success(.sample([]))).page.nothing?.way == nil)
    }

    @Test("Q1 found") func found() async throws {
        // Search results have no ten others to draw.
        #expect(try await page(.success(.sample()), on: .searched("curie")).page.refresh == nil)
    }

    @Test("Q1 too long a search") func tooLong() async throws {
        #expect(try await page(.failure(.tooLong(limit: 100))).status == .badRequest)
    }
}
