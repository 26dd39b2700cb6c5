import AlmanacValues
import Formats
import Layout
import Places
import VIPER

/// A plan as a calendar (`/holidays/DE/2027/leave.ics?days=25`): an event for each break.
struct LeaveRecordCalendarView: CalendarView<LeavePlace, LeaveRecordEvent, LeaveRecord> {
    let edition: Edition

    func event(from visit: Visit<LeavePlace>) -> LeaveRecordEvent { .requestedCalendar(visit.place.request) }

    func head(of record: LeaveRecord) -> CalendarHead {
        CalendarHead(
            name: record.words.name, description: record.words.description, source: edition.absolute(record.calendar),
            page: edition.absolute(record.page), revised: record.plans.revised)
    }

    func write(_ record: LeaveRecord, into events: inout ICalendarEvents) {
        let stamp = ICalendar.Moment(record.plans.revised)
        for event in record.events {
            events.event(
                uid: event.uid, stamp: stamp, first: event.first.fields, end: event.last.adding(days: 1).fields
            ) { properties in
                properties.text("SUMMARY", event.summary)
                if let text = event.description { properties.text("DESCRIPTION", text) }
                // Who takes leave is away. Days off without leave are as free as any other.
                properties.word("TRANSP", event.isLeave ? "OPAQUE" : "TRANSPARENT")
                // A plan is a proposal, and a person's own. Estimated dates may still change.
                properties.word("STATUS", event.isLeave || event.isEstimated ? "TENTATIVE" : "CONFIRMED")
                properties.word("CLASS", event.isLeave ? "PRIVATE" : "PUBLIC")
                properties.texts("CATEGORIES", [event.category])
                if let page = edition.absolute(record.page) { properties.address("URL", page) }
                properties.word("X-MICROSOFT-CDO-ALLDAYEVENT", "TRUE")
                properties.word("X-MICROSOFT-CDO-BUSYSTATUS", event.isLeave ? "OOF" : "FREE")
            }
        }
    }
}
