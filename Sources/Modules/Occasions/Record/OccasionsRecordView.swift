import AlmanacValues
import Layout
import Places
import VIPER

/// The occasions as JSON (`/occasions.json`).
struct OccasionsRecordJSONView: JSONView {
    func event(from visit: Visit<OccasionsPlace>) -> OccasionListEvent { .opened }

    typealias Record = OccasionsRecord
}

/// One occasion as JSON (`/occasions/christmas-day.json`).
struct OccasionRecordJSONView: JSONView {
    func event(from visit: Visit<Slug>) -> OccasionDetailEvent { .opened(visit.place) }

    typealias Record = OccasionRecord
}
