import AlmanacValues
import Layout
import VIPER

/// Answers feed readers with the quotes of the last days.
struct QuoteFeedPresenter<I: QuoteFeedInteracting, R: Router<QuoteFeedNavigation>>: Presenter {
    let interactor: I
    let router: R
    var words = QuotesWords()

    func handle(_ event: QuoteFeedEvent) async -> Step<Recorded<QuoteFeedRecord>, QuoteFeedNavigation, Never> {
        switch event {
        case .requested:
            do {
                return .show(.record(record(try await interactor.lastDays())))
            } catch {
                return .problem(Status(error), words.couldNotShowQuotes)
            }
        }
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
