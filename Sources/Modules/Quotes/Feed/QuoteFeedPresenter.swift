import AlmanacValues
import Layout
import VIPER

/// Answers feed readers with the quotes of the last days.
struct QuoteFeedPresenter<I: QuoteFeedInteracting, R: Router<QuoteFeedNavigation>>: RecordPresenter<R> {
    let interactor: I
    let router: R
    var words = QuotesWords()

    func answer(_: QuoteFeedEvent) async throws(ServiceFailure) -> RecordStep<QuoteFeedRecord> {
        .show(.record(record(try await interactor.lastDays())))
    }

    func problem(_ failure: ServiceFailure, on _: QuoteFeedEvent) -> RecordStep<QuoteFeedRecord> {
        .problem(Status(failure), words.couldNotShowQuotes)
    }

    private func record(_ daily: DailyQuotes) -> QuoteFeedRecord {
        QuoteFeedRecord(
            title: LocalizedText(words.quoteOfTheDay, language: words.language.facts.tag), today: daily.today,
            entries: daily.quotes.map { quote in
                QuoteFeedRecord.Entry(
                    day: quote.day, id: quote.id, title: quote.author ?? words.unknownAuthor, text: quote.text,
                    author: quote.author, page: router.link(to: .quote(quote.id)))
            },
            feed: router.link(to: .feed), page: router.link(to: .list))
    }
}
