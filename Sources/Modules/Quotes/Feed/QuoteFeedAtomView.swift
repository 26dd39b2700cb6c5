import AlmanacValues
import Formats
import HTML
import Layout
import Places
import VIPER

/// The quotes of the last days as a feed (`/quotes.atom`).
struct QuoteFeedAtomView: AtomView<QuoteListPlace, QuoteFeedEvent, QuoteFeedRecord> {
    let edition: Edition

    func event(from _: Visit<QuoteListPlace>) -> QuoteFeedEvent { .requested }

    func headers(of record: QuoteFeedRecord) -> RepresentationHeaders {
        RepresentationHeaders(record: "quotes", as: format, page: record.page)
    }

    func feed(of record: QuoteFeedRecord) -> AtomFeed {
        AtomFeed(
            id: TagURI(feed: ["quotes"], titled: record.title), title: AtomText(record.title),
            updated: AtomTime(record.today), author: "Almanac",
            links: links(.itself, record.feed, format.mediaType) + links(.alternate, record.page, "text/html"),
            entries: record.entries.map(entry))
    }

    /// The id has the day and the quote: if another source gives the day another quote, that is another entry. In each
    /// language it is the same entry, since quotes are not translated.
    private func entry(_ entry: QuoteFeedRecord.Entry) -> AtomEntry {
        let day = AtomTime(entry.day)
        return AtomEntry(
            id: TagURI(["quotes", entry.day.description, entry.id.description]), title: AtomText(entry.title),
            updated: day, published: day, author: entry.author,
            links: links(.alternate, entry.page, "text/html"), content: AtomText(entry.text))
    }
}
