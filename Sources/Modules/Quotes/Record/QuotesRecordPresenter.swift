import AlmanacValues
import Layout
import VIPER

/// Answers programs with the same facts as `QuoteListPresenter` answers people: both ask the same Interactor.
struct QuotesRecordPresenter<I: QuoteListInteracting, R: Router<QuoteListNavigation>>: RecordPresenter<R> {
    let interactor: I
    let router: R
    var words = QuotesWords()

    func answer(_ event: QuoteListEvent) async throws(SearchFailure) -> RecordStep<QuotesRecord> {
        switch event {
        case .opened: show(try await interactor.ofTheDay(), .today)
        case .refreshed(let number): show(try await interactor.draw(number), .draw(number))
        case .searched(let text): show(try await interactor.search(text), .search(text))
        }
    }

    private func show(_ list: QuoteList, _ page: QuoteListNavigation) -> RecordStep<QuotesRecord> {
        let quotes = list.quotes.map { quote in
            QuotesRecord.Quote(
                id: quote.id, text: quote.text, author: quote.author, page: router.link(to: .page(quote.id)))
        }
        return .show(.record(QuotesRecord(quotes: quotes, supplyAge: list.age, page: router.link(to: page))))
    }

    func problem(_ failure: SearchFailure, on _: QuoteListEvent) -> RecordStep<QuotesRecord> {
        switch failure {
        case .tooLong(let limit): .problem(.badRequest, words.tooLongSearch(limit))
        case .service(let failure): .problem(Status(failure), words.couldNotShowQuotes)
        }
    }
}
