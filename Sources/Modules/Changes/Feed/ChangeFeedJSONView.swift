import AlmanacValues
import Layout
import VIPER

/// What changed in a country's data as JSON (`/holidays/DE/changes.json`).
struct ChangeFeedJSONView: JSONView {
    func event(from visit: Visit<CountryCode>) -> ChangeFeedEvent { .requested(visit.place) }

    typealias Record = ChangeFeedRecord
}
