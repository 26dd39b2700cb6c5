import AlmanacValues
import Layout
import VIPER

enum QuoteFeedEvent: Hashable, Sendable {
    case requested
}

/// A destination that the feed names.
enum QuoteFeedNavigation: Hashable, Sendable {
    /// The feed itself.
    case feed
    /// The quotes of the day, for people.
    case list
    case quote(QuotationID)
}

protocol QuoteFeedInteracting: Interactor {
    /// Returns the quote of each of the last days, today's first.
    func lastDays() async throws(ServiceFailure) -> DailyQuotes
}

struct DailyQuotes: Hashable, Sendable {
    let today: CivilDate
    /// Newest first; empty if there are no quotes at all.
    let quotes: [Quote]

    struct Quote: Hashable, Sendable {
        let day: CivilDate
        let id: QuotationID
        let text: LocalizedText
        /// Nil if the author is unknown.
        let author: String?
    }
}

/// The quotes of the last days, for programs. It changes once a day, at midnight UTC: the days of an entry that was
/// published stay the same as long as the source has the same quotes.
struct QuoteFeedRecord: Hashable, Sendable {
    let title: LocalizedText
    let today: CivilDate
    let entries: [Entry]
    let feed: Link
    let page: Link

    struct Entry: Hashable, Sendable {
        let day: CivilDate
        let id: QuotationID
        /// The author, or that the author is unknown.
        let title: String
        let text: LocalizedText
        let author: String?
        let page: Link
    }
}
