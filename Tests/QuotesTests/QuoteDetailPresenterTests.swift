import SnapshotSupport
import Testing

@testable import Quotes

@Suite("Quote: presenter")
struct QuoteDetailPresenterTests {
    private func page(
        _ result: Result<QuoteDetail, LookupFailure>, from list: QuoteListEvent = .opened
    ) async throws -> (page: QuoteDetailPage, status: Status) {
        let presenter = QuoteDetailPresenter(
            interactor: QuoteDetailInteractorDouble(result), router: RecordingRouter())
        return try await presenter.handle(.chose(Sample.id("marie-curie-one"), from: list)).shown
    }

    private func link(_ navigation: QuoteDetailNavigation) -> Link { .to(navigation) }

    @Test("Q5 Choosing a quote asks the Interactor for that quote")
    func asked() async {
        let interactor = QuoteDetailInteractorDouble(.success(.sample()))
        let presenter = QuoteDetailPresenter(interactor: interactor, router: RecordingRouter())
        _ = await presenter.handle(.chose(Sample.id("someone-else")))
        #expect(interactor.asked == [Sample.id("someone-else")])
    }

    @Test("Q7 The title is the author; the page has portrait, lines, work and year")
    func facts() async throws {
        let page = try await page(.success(.sample())).page
        #expect(page.heading == "Marie Curie" && page.head.title == "Marie Curie, A Letter")
        let quote = try #require(page.quote)
        #expect(quote.text.first == "One" && quote.text.others == ["two"])
        #expect(quote.source?.title == "A Letter" && quote.source?.year == "18 March 1894")
        #expect(quote.portrait?.link == link(.portrait(Sample.id("marie-curie"))))
        #expect(quote.portrait?.width == quote.portrait?.height)
        #expect(quote.person?.link == link(.person(Sample.id("marie-curie"))))
    }

    @Test("Q7 Years before the common era are marked as BCE")
    func longAgo() async throws {
        let date = Sample.partialDate("-0397", isApproximate: true)
        #expect(try await page(.success(.sample(date: date))).page.quote?.source?.year == "c. 398 BCE")
    }

    @Test("Q5 The link back leads to the list that the visitor came from, and a repeated visit keeps it")
    func back() async throws {
        let id: QuotationID = Sample.id("marie-curie-one")
        for list in [QuoteListEvent.opened, .refreshed(draw: 7), .searched("sea")] {
            let shown = try await page(.success(.sample()), from: list).page
            #expect(shown.back.label == "Quotes" && shown.back.link == link(.list(list)))
            #expect(shown.head.canonical == link(.quote(id)) && shown.quote?.page == link(.quote(id)))
            #expect(try await page(.failure(.unknown), from: list).page.back.link == link(.list(list)))
            let failed = try await page(.failure(.service(.timedOut)), from: list).page
            #expect(failed.back.link == link(.list(list)))
            #expect(failed.notice?.actions.first?.link == link(.again(id, from: list)))
        }
    }

    @Test("Q6 unknown") func unknown() async throws {
        let shown = try await page(.failure(.unknown))
        #expect(shown.status == .notFound && shown.page.notice?.title == "Couldn't retrieve quote")
    }

    @Test("Q4 error") func error() async throws {
        #expect(try await page(.failure(.service(.timedOut))).status == .gatewayTimeout)
    }
}
