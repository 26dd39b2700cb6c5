import AlmanacValues
import Formats
import HTML
import Layout
import Places
import VIPER

/// The occasions as JSON (`/occasions.json`).
struct OccasionsRecordJSONView: JSONView {
    func event(from visit: Visit<OccasionsPlace>) -> OccasionListEvent { .opened }

    func headers(of record: OccasionsRecord) -> RepresentationHeaders {
        RepresentationHeaders(record: "occasions", as: format, page: record.page)
    }

    func write(_ record: OccasionsRecord, into json: inout JSONObject) {
        json.member("year", record.year)
        json.member("page", record.page.description)
        json.array("occasions", record.occasions) { occasion, element in
            element.object { json in
                json.facts(occasion.summary.facts)
                json.member("countries", occasion.summary.countries)
                json.member("countriesInPart", occasion.summary.countriesInPart)
                json.member("page", occasion.page.description)
                json.member("record", occasion.record.description)
            }
        }
    }

    typealias Record = OccasionsRecord
}

extension JSONObject {
    /// Writes what an occasion is.
    mutating func facts(_ facts: OccasionFacts) {
        member("id", facts.id.description)
        names([LocalizedText(facts.name, language: "en")])
        member("about", facts.about)
        member("rule", facts.rule)
        member("tradition", facts.tradition.rawValue)
    }
}
