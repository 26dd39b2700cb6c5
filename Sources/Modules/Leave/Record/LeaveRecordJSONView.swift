import Layout
import Places
import VIPER

/// All plans as JSON (`/holidays/DE/2027/leave.json?days=25`).
struct LeaveRecordJSONView: JSONView<LeavePlace, LeaveRecordEvent, LeaveRecord> {
    func event(from visit: Visit<LeavePlace>) -> LeaveRecordEvent { .requested(visit.place.request) }
}
