import AlmanacValues
import Layout
import VIPER

/// The people as JSON (`/people.json?q=curie`).
struct PeopleRecordJSONView: JSONView {
    func event(from visit: Visit<String>) -> PersonListEvent { .searched(visit.place) }

    typealias Record = PeopleRecord
}

/// One person as JSON (`/people/ID.json`).
struct PersonRecordJSONView: JSONView {
    func event(from visit: Visit<PersonID>) -> PersonEvent { .opened(visit.place) }

    typealias Record = PersonRecord
}
