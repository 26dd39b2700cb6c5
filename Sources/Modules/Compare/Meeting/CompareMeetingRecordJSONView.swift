import AlmanacValues
import Formats
import HTML
import Layout
import VIPER

/// The first days on which all work, as JSON (`/compare/meeting.json?from=2026-12-20&days=5&place=DE-BY&place=FR`).
struct CompareMeetingRecordJSONView: JSONView {
    func event(from visit: Visit<MeetingQuestion>) -> CompareMeetingRecordEvent { .requested(visit.place) }

    func headers(of record: CompareMeetingRecord) -> RepresentationHeaders {
        RepresentationHeaders(record: "meeting-\(record.found.from)", as: format, page: record.page)
    }

    func write(_ record: CompareMeetingRecord, into json: inout JSONObject) {
        let found = record.found
        json.array("places", record.places) { place, element in element.object { $0.place(place) } }
        json.member("from", found.from.description)
        json.member("wanted", found.wanted)
        // Fewer than wanted if there are no more up to the horizon.
        json.array("days", found.days) { $1.text($0.description) }
        json.member("horizon", found.horizon.description)
        if let row = found.inARow {
            json.object("inARow") { $0.days(row) }
        } else {
            json.member("inARow", nil as String?)
        }
        json.member("weekendDays", found.weekendDays)
        json.array("skipped", found.skipped) { day, element in element.object { $0.holidays(day, record.pages) } }
        json.array("halfDays", found.halfDays) { day, element in element.object { $0.holidays(day, record.pages) } }
        json.staleness(record.places.compactMap(\.age).max())
        json.member("page", record.page.description)
    }

    typealias Record = CompareMeetingRecord
}

extension JSONObject {
    fileprivate mutating func holidays(_ day: MeetingDays.Holidays, _ pages: [HolidayReference: Link]) {
        member("date", day.date.description)
        array("holidays", day.absences) { absence, element in
            element.object { json in
                json.names([absence.name])
                json.member("observed", absence.isObserved)
                json.member("estimated", absence.isEstimated)
                json.array("places", absence.places) { $1.text($0.description) }
                json.member("page", pages[absence.id]?.description)
            }
        }
    }
}
