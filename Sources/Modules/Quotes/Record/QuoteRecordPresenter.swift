import AlmanacValues
import Layout
import VIPER

/// Answers programs with the same facts as `QuoteDetailPresenter` answers people: both ask the same Interactor.
struct QuoteRecordPresenter<I: QuoteDetailInteracting, R: Router<QuoteDetailNavigation>>: Presenter {
    let interactor: I
    let router: R
    var words = QuotesWords()

    func handle(_ event: QuoteDetailEvent) async -> Step<Recorded<QuoteRecord>, QuoteDetailNavigation, Never> {
        switch event {
        case .chose(let id, _):
            do {
                let quote = try await interactor.quote(id)
                return .show(
                    .record(
                        QuoteRecord(
                            quote: quote, page: router.link(to: .quote(id)),
                            authorPage: quote.person.map { router.link(to: .person($0.id)) })))
            } catch {
                return problem(error)
            }
        }
    }

    private func problem(
        _ failure: QuoteDetailFailure
    ) -> Step<Recorded<QuoteRecord>, QuoteDetailNavigation, Never> {
        switch failure {
        case .unknown: .problem(.notFound, words.noQuoteHere)
        case .service(let failure): .problem(Status(failure), words.couldNotShowQuote)
        }
    }
}
