import Layout
import Places
import VIPER

/// A count of working days as JSON (`/working-days.json?from=2026-12-01&to=2027-01-15&place=DE-BY`).
struct WorkingDaysRecordJSONView: JSONView<WorkingDaysRecordPlace, WorkingDaysRecordEvent, WorkingDaysRecord> {
    func event(from visit: Visit<WorkingDaysRecordPlace>) -> WorkingDaysRecordEvent {
        .requested(visit.place.question, in: visit.place.place)
    }
}
