import AlmanacValues
import Layout
import Places
import VIPER

/// The occasions as JSON (`/occasions.json`).
struct OccasionsRecordJSONView: JSONView<OccasionsPlace, OccasionListEvent, OccasionsRecord> {
    func event(from visit: Visit<OccasionsPlace>) -> OccasionListEvent { .opened }
}

/// One occasion as JSON (`/occasions/christmas-day.json`).
struct OccasionRecordJSONView: JSONView<Slug, OccasionDetailEvent, OccasionRecord> {
    func event(from visit: Visit<Slug>) -> OccasionDetailEvent { .opened(visit.place) }
}
