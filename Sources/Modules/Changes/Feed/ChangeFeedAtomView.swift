import AlmanacValues
import Formats
import HTML
import Layout
import Places
import VIPER

/// The changes of a country's data as a feed (`/holidays/DE/changes.atom`). Each change is an entry.
struct ChangeFeedAtomView: AtomView<CountryCode, CountryCode, ChangeFeedRecord> {
    let edition: Edition

    func feed(of record: ChangeFeedRecord) -> AtomFeed {
        AtomFeed(
            id: TagURI(feed: record.id(), titled: record.title), title: AtomText(record.title),
            updated: AtomTime(record.revisions.first?.date ?? CivilDate(dayNumber: 0)), author: "Almanac",
            links: links(.itself, record.feed, format.mediaType) + links(.alternate, record.page, "text/html"),
            entries: record.revisions.flatMap { entries(of: $0, in: record) })
    }

    private func entries(of revision: ChangeFeedRecord.Revision, in record: ChangeFeedRecord) -> [AtomEntry] {
        let updated = AtomTime(revision.date)
        let listed = revision.changes.map { change in
            AtomEntry(
                id: TagURI(record.id(of: change, in: revision)), title: AtomText(change.title), updated: updated,
                published: updated, links: links(.alternate, change.page, "text/html"), content: AtomText(change.text))
        }
        guard let rest = revision.rest else { return listed }
        return listed + [
            AtomEntry(
                id: TagURI(record.id(revision.date, ["rest"])), title: AtomText(rest), updated: updated,
                published: updated, links: links(.alternate, record.page, "text/html"), content: AtomText(rest))
        ]
    }
}
