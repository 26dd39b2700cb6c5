import AlmanacValues
import Formats
import HTML
import Layout
import VIPER

/// One occasion as JSON (`/occasions/christmas-day.json`).
struct OccasionRecordJSONView: JSONView {
    func event(from visit: Visit<Slug>) -> OccasionDetailEvent { .opened(visit.place) }

    func headers(of record: OccasionRecord) -> RepresentationHeaders {
        RepresentationHeaders(record: "occasion-\(record.kept.facts.id)", as: format, page: record.page)
    }

    func write(_ record: OccasionRecord, into json: inout JSONObject) {
        json.facts(record.kept.facts)
        json.member("page", record.page.description)
        json.member("previous", record.previous?.description)
        json.member("next", record.next?.description)
        json.array("years", record.kept.years) { year, element in
            element.object { write(year, into: &$0) }
        }
        json.array("localNames", record.kept.names) { name, element in
            element.object { json in
                json.member("language", name.text.language)
                json.member("text", name.text.text)
                json.array("countries", name.countries) { $1.text($0.code.description) }
                json.array("others", name.others) { $1.text($0.code.description) }
            }
        }
    }

    private func write(_ year: KeptOccasion.Year, into json: inout JSONObject) {
        json.member("year", year.year)
        json.array("days", year.days) { day, element in
            element.object { json in
                json.member("date", day.date.description)
                json.member("observed", day.isObserved)
                json.member("observedFor", day.observedFor?.description)
                json.array("countries", day.countries) { $1.text($0.code.description) }
                json.array("countriesInPart", day.countriesInPart) { $1.text($0.code.description) }
            }
        }
    }

    typealias Record = OccasionRecord
}
