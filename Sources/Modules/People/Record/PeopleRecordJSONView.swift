import AlmanacValues
import Formats
import HTML
import Layout
import VIPER

/// The people as JSON (`/people.json?q=curie`).
struct PeopleRecordJSONView: JSONView {
    func event(from visit: Visit<String>) -> PersonListEvent { .searched(visit.place) }

    func headers(of record: PeopleRecord) -> RepresentationHeaders {
        RepresentationHeaders(record: "people", as: format, page: record.page)
    }

    func write(_ record: PeopleRecord, into json: inout JSONObject) {
        json.staleness(record.supplyAge)
        json.member("page", record.page.description)
        json.array("people", record.people) { person, element in
            element.object { json in
                json.member("id", person.id.description)
                json.member("name", person.name)
                json.date("born", person.birth)
                json.date("died", person.death)
                json.member("page", person.page.description)
                json.member("portrait", person.portrait.description)
            }
        }
    }

    typealias Record = PeopleRecord
}
