import AlmanacValues
import Layout
import VIPER

/// What changed in a country's data as JSON (`/holidays/DE/changes.json`).
struct ChangeFeedJSONView: JSONView<CountryCode, ChangeFeedEvent, ChangeFeedRecord> {
    func event(from visit: Visit<CountryCode>) -> ChangeFeedEvent { .requested(visit.place) }
}
