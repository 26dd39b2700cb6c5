import AlmanacValues
import Formats
import HTML
import Layout
import Places
import VIPER

/// A comparison as JSON (`/compare/2026.json?place=DE-BY&place=FR`).
struct CompareYearRecordJSONView: JSONView {
    func event(from visit: Visit<ComparedYear>) -> CompareYearRecordEvent {
        .requested(visit.place.year, visit.place.places)
    }

    func headers(of record: CompareYearRecord) -> RepresentationHeaders {
        RepresentationHeaders(record: "compare-\(record.comparison.year)", as: format, page: record.page)
    }

    func write(_ record: CompareYearRecord, into json: inout JSONObject) {
        let comparison = record.comparison
        json.member("year", comparison.year)
        // Whether every place has data. What they have in common is that of the places with data.
        json.member("complete", comparison.isComplete)
        json.array("places", comparison.places) { column, element in
            element.object { json in
                json.place(column.place)
                json.member("known", !column.days.isEmpty)
                json.member("workingDays", column.working)
                json.member("holidaysOnWorkingDays", column.holidayDays)
                json.member("halfDays", column.halfDays)
                json.array("workingDaysOfMonths", column.months) { $1.number($0) }
            }
        }
        json.object("together") { json in
            json.member("workingDays", comparison.workingTogether)
            json.member("daysOff", comparison.offTogether)
            json.member("weekendDays", comparison.weekendTogether)
            json.array("runsOfDaysOff", comparison.daysOff) { run, element in
                element.object { json in
                    json.days(run.days)
                    json.member("weekend", run.isWeekend)
                }
            }
            json.member("weeks", comparison.knownWeeks)
            json.array("wholeWeeks", comparison.weeks) { run, element in
                element.object { json in
                    json.member("firstWeek", run.numbers.lowerBound)
                    json.member("lastWeek", run.numbers.upperBound)
                    json.days(run.days)
                }
            }
        }
        json.array("holidays", comparison.holidays) { day, element in
            element.object { json in
                json.member("date", day.date.description)
                json.array("names", day.holidays) { holiday, element in
                    element.object { json in
                        json.member("language", holiday.name.language)
                        json.member("text", holiday.name.text)
                        json.member("observed", holiday.isObserved)
                        json.member("halfDay", holiday.isHalfDay)
                        json.array("places", holiday.places) { $1.text($0.description) }
                        json.member("page", record.pages[holiday.id]?.description)
                    }
                }
            }
        }
        json.staleness(comparison.places.compactMap(\.place.age).max())
        json.member("page", record.page.description)
    }

    typealias Record = CompareYearRecord
}

/// What the address of a comparison asks for.
struct ComparedYear: Hashable, Sendable {
    let year: Int
    let places: [Territory]
}

extension JSONObject {
    mutating func place(_ place: ComparedPlace) {
        member("code", place.territory.description)
        text("country", LocalizedText(place.name.country.text, language: "en"))
        text("region", place.name.region.map { LocalizedText($0.text, language: "en") })
        object("years") { years in
            years.member("first", place.knownYears.lowerBound)
            years.member("last", place.knownYears.upperBound)
        }
    }

    mutating func days(_ days: ClosedRange<CivilDate>) {
        member("first", days.lowerBound.description)
        member("last", days.upperBound.description)
        member("days", days.length)
    }
}
