import AlmanacValues
import Formats
import HTML
import Layout
import Places
import VIPER

/// A count of working days as JSON (`/working-days.json?from=2026-12-01&to=2027-01-15&place=DE-BY`).
struct WorkingDaysRecordJSONView: JSONView {
    func event(from visit: Visit<WorkingDaysRecordPlace>) -> WorkingDaysRecordEvent {
        .requested(visit.place.question, in: visit.place.place)
    }

    func headers(of record: WorkingDaysRecord) -> RepresentationHeaders {
        RepresentationHeaders(
            record: "working-days-\(record.place)-\(record.count.first)", as: format, page: record.page)
    }

    func write(_ record: WorkingDaysRecord, into json: inout JSONObject) {
        json.object("place") { place in
            place.member("code", record.place.description)
            place.text("country", record.countryName)
            place.text("region", record.regionName)
        }
        json.member("from", record.from.description)
        json.optional("days", record.days)
        json.member("result", record.result?.description)
        if record.weekend.isEmpty {
            json.member("weekend", nil as String?)
        } else {
            json.array("weekend", Weekday.allCases.filter(record.weekend.contains)) { $1.text($0.word) }
        }
        // The days that were counted, both included.
        json.object("counted") { counted in
            counted.member("first", record.count.first.description)
            counted.member("last", record.count.last.description)
            counted.member("days", record.count.days)
        }
        json.member("workingDays", record.count.working)
        json.object("skipped") { skipped in
            skipped.member("weekendDays", record.count.weekendDays)
            skipped.member("weekends", record.count.weekends)
            skipped.member("holidays", record.count.holidayDays)
            skipped.member("halfDays", record.count.halfDays.count)
        }
        json.days("holidays", record.skipped)
        json.days("halfDays", record.halfDays)
        json.days("workedWeekendDays", record.worked)
        json.days("partialHolidays", record.partial)
        json.array("months", record.count.months) { month, element in
            element.object { json in
                json.member("year", month.year)
                json.member("month", month.month)
                json.member("days", month.days)
                json.member("workingDays", month.working)
                json.member("weekendDays", month.weekendDays)
                json.member("holidays", month.holidayDays)
                json.member("halfDays", month.halfDays)
            }
        }
        json.staleness(record.supplyAge)
        json.member("page", record.page.description)
    }

    typealias Record = WorkingDaysRecord
}

extension JSONObject {
    fileprivate mutating func optional(_ name: StaticString, _ number: Int?) {
        if let number { member(name, number) } else { member(name, nil as String?) }
    }

    fileprivate mutating func days(_ name: StaticString, _ days: [WorkingDaysRecord.Day]) {
        array(name, days) { day, element in
            element.object { json in
                json.member("date", day.date.description)
                json.member("weekend", day.isWeekend)
                json.array("holidays", day.holidays) { holiday, element in
                    element.object { json in
                        json.member("id", holiday.id.description)
                        json.names([holiday.name])
                        json.member("observed", holiday.isObserved)
                        json.member("estimated", holiday.isEstimated)
                        json.member("begins", holiday.begins?.description)
                        json.member("page", holiday.page.description)
                    }
                }
            }
        }
    }
}
