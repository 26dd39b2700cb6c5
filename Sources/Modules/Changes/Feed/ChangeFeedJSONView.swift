import AlmanacValues
import Formats
import HTML
import Layout
import Places
import VIPER

/// The changes of a country's data as JSON (`/holidays/DE/changes.json`).
struct ChangeFeedJSONView: JSONView {
    func event(from visit: Visit<CountryCode>) -> ChangeFeedEvent { .requested(visit.place) }

    func headers(of record: ChangeFeedRecord) -> RepresentationHeaders {
        RepresentationHeaders(changes: record, as: format)
    }

    func write(_ record: ChangeFeedRecord, into json: inout JSONObject) {
        json.object("country") { country in
            country.member("code", record.country.description)
            country.names([record.countryName])
        }
        json.member("revised", record.revisions.first?.date.description)
        json.member("page", record.page.description)
        json.array("revisions", record.revisions) { revision, element in
            element.object { json in
                json.member("date", revision.date.description)
                json.member("unlisted", revision.unlisted)
                json.array("changes", revision.changes) { change, element in
                    element.object { write(change, id: record.id(of: change, in: revision), into: &$0) }
                }
            }
        }
    }

    private func write(_ entry: ChangeFeedRecord.Entry, id: [String], into json: inout JSONObject) {
        let change = entry.change
        json.member("id", TagURI(id).description)
        json.member("kind", change.kind.rawValue)
        json.member("name", change.name)
        json.member("first", change.dates?.lowerBound.description)
        json.member("last", change.dates?.upperBound.description)
        json.member("days", change.days)
        json.member("former", change.former)
        json.member("title", entry.title.text)
        json.member("text", entry.text.text)
        json.member("page", entry.page.description)
    }

    typealias Record = ChangeFeedRecord
}

extension RepresentationHeaders {
    /// The headers of a country's changes, in any format.
    init(changes record: ChangeFeedRecord, as format: Format) {
        self.init(record: "holidays-\(record.country)-changes", as: format, page: record.page)
        lastModified = record.revisions.first.map { $0.date.dayNumber * 86_400 }
    }
}
