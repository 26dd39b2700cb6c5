import AlmanacValues
import Formats
import HTML
import Layout
import VIPER

/// The holidays of a calendar as a feed (`/holidays/DE.atom`), each under the same name as its event.
struct HolidayFeedAtomView: AtomView<HolidayFeedRequest, HolidayFeedRequest, HolidayFeedRecord> {
    let edition: Edition

    func feed(of record: HolidayFeedRecord) -> AtomFeed {
        let links =
            links(.itself, record.feed, format.mediaType) + links(.alternate, record.page, "text/html")
            + links(.alternate, record.calendar, Format.ics.mediaType)
        return AtomFeed(
            id: TagURI(["holidays", record.calendar.description]),
            title: AtomText(record.words.name, language: record.language),
            subtitle: AtomText(record.words.description, language: record.language), updated: time(record.revised),
            author: "Almanac",
            links: links, entries: record.events.reversed().map { entry($0, in: record.language) })
    }

    private func entry(_ event: HolidayFeedRecord.Event, in language: String) -> AtomEntry {
        let holiday = event.holiday
        let text = [event.words.date, event.words.description].compactMap(\.self).joined(separator: "\n")
        return AtomEntry(
            id: TagURI(["holidays", "events", event.uid]), title: AtomText(event.words.summary, language: language),
            updated: time(event.revised), links: links(.alternate, holiday.page, "text/html"),
            content: AtomText(text, language: language))
    }

    /// Data of unknown revision always have the same time, so that readers see nothing new if nothing changed.
    private func time(_ revised: RevisionTime?) -> AtomTime { AtomTime(revised ?? CalendarHead.unknownRevision) }
}
