import AlmanacValues
import Formats
import HTML
import Layout
import VIPER

/// One person as JSON (`/people/ID.json`).
struct PersonRecordJSONView: JSONView {
    func event(from visit: Visit<PersonID>) -> PersonEvent { .opened(visit.place) }

    func headers(of record: PersonRecord) -> RepresentationHeaders {
        RepresentationHeaders(record: record.fileName, as: format, page: record.page)
    }

    func write(_ record: PersonRecord, into json: inout JSONObject) {
        let person = record.person
        json.member("id", person.id.description)
        json.object("name") { name in
            name.member("whole", person.name.whole)
            name.member("given", person.name.given)
            name.member("family", person.name.family)
        }
        json.member("occupation", person.occupation)
        json.date("born", person.birth)
        json.date("died", person.death)
        if let address = person.address {
            json.object("address") { json in
                json.member("street", address.street)
                json.member("locality", address.locality)
                json.member("country", address.country)
            }
        } else {
            json.member("address", nil as String?)
        }
        json.member("biography", person.biography)
        json.staleness(record.supplyAge)
        json.member("page", record.page.description)
        json.member("portrait", record.portrait.description)
        // Without the member, the quotes are not known: their source fails.
        if let quotes = record.quotes { write(quotes, into: &json) }
    }

    private func write(_ quotes: [PersonRecord.Quote], into json: inout JSONObject) {
        json.array("quotes", quotes) { quote, element in
            element.object { json in
                json.member("id", quote.id.description)
                json.text("text", quote.text)
                json.member("page", quote.page.description)
            }
        }
    }

    typealias Record = PersonRecord
}
