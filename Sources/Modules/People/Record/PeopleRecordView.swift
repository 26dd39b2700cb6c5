import AlmanacValues
import Layout
import VIPER

/// The people as JSON (`/people.json?q=curie`).
struct PeopleRecordJSONView: JSONView<String, PersonListEvent, PeopleRecord> {
    func event(from visit: Visit<String>) -> PersonListEvent { .searched(visit.place) }
}

/// One person as JSON (`/people/ID.json`).
struct PersonRecordJSONView: JSONView<PersonID, PersonEvent, PersonRecord> {
    func event(from visit: Visit<PersonID>) -> PersonEvent { .opened(visit.place) }
}
