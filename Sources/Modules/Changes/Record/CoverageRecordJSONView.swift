import AlmanacValues
import Formats
import HTML
import Layout
import Places
import VIPER

/// What is known of every country as JSON (`/data.json`).
struct CoverageRecordJSONView: JSONView {
    func event(from visit: Visit<DataRecordPlace>) -> CoverageEvent { .opened }

    func headers(of record: CoverageRecord) -> RepresentationHeaders {
        RepresentationHeaders(record: "data", as: format, page: record.page)
    }

    func write(_ record: CoverageRecord, into json: inout JSONObject) {
        json.member("year", record.year)
        json.member("page", record.page.description)
        json.array("countries", record.countries) { country, element in
            element.object { write(country, into: &$0) }
        }
    }

    private func write(_ country: CoverageRecord.Country, into json: inout JSONObject) {
        json.member("code", country.facts.code.description)
        json.names([LocalizedText(country.facts.name.text, language: "en")])
        json.member("record", country.record.description)
        json.member("changes", country.changes.description)
        guard let data = country.facts.data else {
            json.known([])
            return
        }
        json.object("years") { years in
            years.member("first", data.years.lowerBound)
            years.member("last", data.years.upperBound)
        }
        json.member("revised", data.revised?.description)
        json.member("corrections", data.corrections)
        json.known(data.known)
    }

    typealias Record = CoverageRecord
}
