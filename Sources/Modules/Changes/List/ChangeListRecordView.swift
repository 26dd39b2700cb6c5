import AlmanacValues
import Formats
import HTML
import Layout
import Places
import VIPER

/// What has changed in the data of all countries as JSON (`/data/changes.json`).
struct ChangeListRecordJSONView: JSONView<DataPlace, ChangeListEvent, ChangeListRecord> {
    func event(from visit: Visit<DataPlace>) -> ChangeListEvent { .opened }
}

/// What has changed in the data of all countries as a feed (`/data/changes.atom`). Each country of a day is an entry, unless
/// only details of it changed: a reader has nothing to do with these, and `/data/changes.json` has them.
struct ChangeListRecordAtomView: AtomView<DataPlace, ChangeListEvent, ChangeListRecord> {
    let edition: Edition

    func event(from visit: Visit<DataPlace>) -> ChangeListEvent { .opened }

    func feed(of record: ChangeListRecord) -> AtomFeed {
        AtomFeed(
            id: TagURI(feed: ["data", "changes"], titled: record.title), title: AtomText(record.title),
            updated: AtomTime(record.days.first?.date ?? CivilDate(dayNumber: 0)), author: "Almanac",
            links: links(.itself, record.feed, format.mediaType) + links(.alternate, record.page, "text/html"),
            entries: record.days.flatMap { day in
                day.countries.filter(\.isNews).map { entry(of: $0, on: day.date) }
            })
    }

    private func entry(of country: ChangeListRecord.Country, on date: CivilDate) -> AtomEntry {
        let code = country.changes.country.description
        return AtomEntry(
            id: TagURI(["data", "changes", date.description, code]), title: AtomText(country.title),
            updated: AtomTime(date), published: AtomTime(date),
            links: links(.alternate, country.changes.page, "text/html"), content: AtomText(country.text))
    }
}

extension ChangeListRecord.Country {
    /// Whether more than details changed.
    fileprivate var isNews: Bool {
        changes.revisions.contains { $0.unlisted > 0 || $0.changes.contains { $0.change.kind != .details } }
    }
}
