import AlmanacValues
import Formats
import Layout
import Places
import VIPER

/// The long weekends of a year as a calendar (`/holidays/DE/2026/long-weekends.ics`): an event for each.
struct LongWeekendsRecordCalendarView: CalendarView {
    let edition: Edition

    func event(from visit: Visit<LongWeekendsRecordPlace>) -> LongWeekendsRecordEvent { LongWeekendsRecordEvent(visit) }

    func head(of record: LongWeekendsRecord) -> CalendarHead {
        CalendarHead(
            name: record.name, description: record.description, source: edition.absolute(record.calendar),
            page: edition.absolute(record.page), revised: record.found.revised)
    }

    func write(_ record: LongWeekendsRecord, into events: inout ICalendarEvents) {
        let stamp = ICalendar.Moment(record.found.revised)
        for event in record.events {
            events.event(
                uid: event.uid, stamp: stamp, first: event.first.fields, end: event.last.adding(days: 1).fields
            ) { properties in
                properties.text("SUMMARY", event.summary)
                properties.text("DESCRIPTION", event.description)
                properties.word("TRANSP", "TRANSPARENT")
                properties.word("STATUS", event.isEstimated ? "TENTATIVE" : "CONFIRMED")
                properties.word("CLASS", "PUBLIC")
                properties.texts("CATEGORIES", [event.category])
                if let page = edition.absolute(record.page) { properties.address("URL", page) }
                properties.word("X-MICROSOFT-CDO-ALLDAYEVENT", "TRUE")
                properties.word("X-MICROSOFT-CDO-BUSYSTATUS", "FREE")
            }
        }
    }

    typealias Record = LongWeekendsRecord
}
