import AlmanacValues
import Formats
import Layout
import VIPER

/// Holidays as a calendar (`/holidays/DE.ics`).
struct HolidayFeedView: CalendarView<HolidayFeedRequest, HolidayFeedRequest, HolidayFeedRecord> {
    let edition: Edition

    func head(of record: HolidayFeedRecord) -> CalendarHead {
        CalendarHead(
            name: record.words.name, description: record.words.description, source: edition.absolute(record.calendar),
            page: edition.absolute(record.page), revised: record.revised)
    }

    func write(_ record: HolidayFeedRecord, into events: inout ICalendarEvents) {
        for event in record.events {
            let holiday = event.holiday
            let stamp = ICalendar.Moment(event.revised)
            events.event(
                uid: event.uid, stamp: stamp, first: holiday.date.fields, end: holiday.last.adding(days: 1).fields,
                begins: holiday.begins.map { ($0.hour, $0.minute) }
            ) { properties in
                if event.revised != nil { properties.moment("LAST-MODIFIED", stamp) }
                properties.text("SUMMARY", event.words.summary)
                if let text = event.words.description { properties.text("DESCRIPTION", text) }
                if let place = event.words.place { properties.text("LOCATION", place) }
                // Subscribed calendars of Exchange ignore it, so the summary says it too.
                properties.word("STATUS", holiday.isEstimated ? "TENTATIVE" : "CONFIRMED")
                // A holiday does not make anybody busy.
                properties.word("TRANSP", "TRANSPARENT")
                properties.word("CLASS", "PUBLIC")
                properties.texts("CATEGORIES", event.words.categories)
                if let page = edition.absolute(holiday.page) { properties.address("URL", page) }
                properties.word("X-MICROSOFT-CDO-ALLDAYEVENT", holiday.begins == nil ? "TRUE" : "FALSE")
                properties.word("X-MICROSOFT-CDO-BUSYSTATUS", "FREE")
            }
        }
    }
}
