import AlmanacValues
import Layout
import VIPER

/// Answers programs with the same facts as `QuoteListPresenter` answers people: both ask the same Interactor.
struct QuotesRecordPresenter<I: QuoteListInteracting, R: Router<QuoteListNavigation>>: Presenter {
    let interactor: I
    let router: R
    var words = QuotesWords()

    func handle(_ event: QuoteListEvent) async -> Step<Recorded<QuotesRecord>, QuoteListNavigation, Never> {
        do {
            switch event {
            case .opened: return show(try await interactor.ofTheDay(), .today)
            case .refreshed(let number): return show(try await interactor.draw(number), .draw(number))
            case .searched(let text): return show(try await interactor.search(text), .search(text))
            }
        } catch {
            return problem(error)
        }
    }

    private func show(
        _ list: QuoteList, _ page: QuoteListNavigation
    ) -> Step<Recorded<QuotesRecord>, QuoteListNavigation, Never> {
        let quotes = list.quotes.map { quote in
            QuotesRecord.Quote(
                id: quote.id, text: quote.text, author: quote.author, page: router.link(to: .page(quote.id)))
        }
        return .show(.record(QuotesRecord(quotes: quotes, supplyAge: list.age, page: router.link(to: page))))
    }

    private func problem(
        _ failure: QuoteListFailure
    ) -> Step<Recorded<QuotesRecord>, QuoteListNavigation, Never> {
        switch failure {
        case .tooLong(let limit): .problem(.badRequest, words.tooLongSearch(limit))
        case .service(let failure): .problem(Status(failure), words.couldNotShowQuotes)
        }
    }
}
