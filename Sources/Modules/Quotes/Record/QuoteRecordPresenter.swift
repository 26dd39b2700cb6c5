import AlmanacValues
import Layout
import VIPER

/// Answers programs with the same facts as `QuoteDetailPresenter` answers people: both ask the same Interactor.
struct QuoteRecordPresenter<I: QuoteDetailInteracting, R: Router<QuoteDetailNavigation>>: RecordPresenter<R> {
    let interactor: I
    let router: R
    var words = QuotesWords()

    func answer(_ event: QuoteDetailEvent) async throws(LookupFailure) -> RecordStep<QuoteRecord> {
        switch event {
        case .chose(let id, _):
            let quote = try await interactor.quote(id)
            return .show(
                .record(
                    QuoteRecord(
                        quote: quote, page: router.link(to: .quote(id)),
                        authorPage: quote.person.map { router.link(to: .person($0.id)) })))
        }
    }

    func problem(_ failure: LookupFailure, on _: QuoteDetailEvent) -> RecordStep<QuoteRecord> {
        switch failure {
        case .unknown: .problem(.notFound, words.noQuoteHere)
        case .service(let failure): .problem(Status(failure), words.couldNotShowQuote)
        }
    }
}
