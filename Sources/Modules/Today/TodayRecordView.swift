import Layout
import Places
import VIPER

/// What today is in a place as JSON (`/status/DE-BY.json`).
struct TodayRecordJSONView: JSONView {
    func event(from visit: Visit<StatusRecordPlace>) -> TodayEvent { .requested(visit.place.place) }

    typealias Record = TodayRecord
}
