import AlmanacValues
import Formats
import HTML
import Layout
import VIPER

/// The countries as JSON (`/countries.json?q=cote`).
struct CountriesRecordJSONView: JSONView {
    func event(from visit: Visit<String>) -> CountriesRecordEvent { .searched(visit.place) }

    func headers(of record: CountriesRecord) -> RepresentationHeaders {
        RepresentationHeaders(
            disposition: FileName("countries.json").map { .inline($0) },
            alternates: [Alternate(record.page, mediaType: "text/html")].compactMap(\.self))
    }

    func write(_ record: CountriesRecord, into json: inout JSONObject) {
        json.staleness(record.supplyAge)
        json.member("page", record.page.description)
        json.array("countries", record.countries) { country, element in
            element.object { json in
                json.member("code", country.code.description)
                json.names(country.names)
                json.member("holidays", country.holidays.description)
            }
        }
        json.array("regions", record.regions) { region, element in
            element.object { json in
                json.member("code", region.place.description)
                json.member("country", region.place.country.description)
                json.names(region.names)
                json.member("holidays", region.holidays.description)
            }
        }
    }

    typealias Record = CountriesRecord
}
