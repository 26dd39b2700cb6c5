import AlmanacValues
import Formats
import HTML
import Layout
import VIPER

/// A country as JSON (`/countries/DE.json`).
struct CountryRecordJSONView: JSONView {
    func event(from visit: Visit<CountryCode>) -> CountryRecordEvent { .requested(visit.place) }

    func headers(of record: CountryRecord) -> RepresentationHeaders {
        RepresentationHeaders(record: record.fileName, as: format, page: record.page)
    }

    func write(_ record: CountryRecord, into json: inout JSONObject) {
        json.member("code", record.facts.code.description)
        json.member("alpha3", record.facts.alpha3)
        json.member("numeric", record.facts.numeric)
        json.names(record.names)
        json.array("zones", record.facts.zones) { $1.text($0) }
        json.array("weekend", record.facts.weekend) { $1.text($0.word) }
        json.object("years") { years in
            years.member("first", record.facts.years.lowerBound)
            years.member("last", record.facts.years.upperBound)
        }
        json.staleness(record.supplyAge)
        json.member("holidays", record.page.description)
        json.array("regions", record.regions) { region, element in
            element.object { json in
                json.member("code", region.territory.description)
                json.member("name", region.name)
                json.member("holidays", region.page.description)
            }
        }
    }

    typealias Record = CountryRecord
}
