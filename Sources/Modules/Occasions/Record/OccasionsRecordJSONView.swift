import Almanac
import Formats
import HTML
import Layout
import Places
import VIPER

/// The occasions, or one of them, as JSON (`/occasions.json`, `/occasions/christmas-day.json`).
struct OccasionsRecordJSONView: JSONView {
    func event(from visit: Visit<OccasionRecordPlace>) -> OccasionsRecordEvent {
        switch visit.place {
        case .all: .all
        case .occasion(let id): .one(id)
        }
    }

    func headers(of record: OccasionsAnswer) -> RepresentationHeaders {
        switch record {
        case .all: RepresentationHeaders(record: "occasions", as: format, page: nil)
        case .one(let occasion):
            RepresentationHeaders(record: "occasion-\(occasion.facts.id)", as: format, page: nil)
        }
    }

    func write(_ record: OccasionsAnswer, into json: inout JSONObject) {
        switch record {
        case .all(let all):
            json.array("occasions", all.occasions) { occasion, element in
                element.object { json in
                    write(occasion.facts, into: &json)
                    json.member("record", occasion.record.description)
                }
            }
        case .one(let occasion):
            write(occasion.facts, into: &json)
            json.array("years", occasion.years) { year, element in
                element.object { write(year, into: &$0) }
            }
        }
    }

    private func write(_ facts: OccasionFacts, into json: inout JSONObject) {
        json.member("id", facts.id.description)
        json.names([LocalizedText(facts.name, language: "en")])
        json.member("about", facts.about)
        json.member("rule", facts.rule)
        json.member("tradition", facts.tradition.rawValue)
    }

    private func write(_ year: KeptOccasion.Year, into json: inout JSONObject) {
        json.member("year", year.year)
        json.array("days", year.days) { day, element in
            element.object { json in
                json.member("date", day.date.description)
                json.array("countries", day.countries) { $1.text($0.description) }
                json.array("countriesInPart", day.countriesInPart) { $1.text($0.description) }
            }
        }
    }

    typealias Record = OccasionsAnswer
}
