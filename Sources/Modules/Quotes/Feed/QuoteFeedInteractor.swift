import AlmanacValues
import Entities
import ServiceContracts

struct QuoteFeedInteractor: QuoteFeedInteracting {
    let service: any QuoteService
    let clock: any CivilClock

    /// The number of days in the feed. A reader that asks once a week misses none.
    static let days = 10

    func lastDays() async throws(ServiceFailure) -> DailyQuotes {
        let quotations = try await service.quotations().value.filter { $0.text.text.contains { !$0.isWhitespace } }
        let today = clock.today(in: "UTC")
        let quotes = (0..<Self.days).compactMap { days in
            let day = today.adding(days: -days)
            // The first of the day's draw is the one that the start page shows.
            return QuoteDraw(of: day).picks(from: quotations).first.map { quotation in
                DailyQuotes.Quote(
                    day: day, id: quotation.id, text: quotation.text, author: quotation.author?.name)
            }
        }
        return DailyQuotes(today: today, quotes: quotes)
    }
}
