import AlmanacValues
import Layout
import Places
import VIPER

/// The long weekends of a year as JSON (`/holidays/DE/2026/long-weekends.json`).
struct LongWeekendsRecordJSONView: JSONView<LongWeekendsRecordPlace, LongWeekendsRecordEvent, LongWeekendsRecord> {
    func event(from visit: Visit<LongWeekendsRecordPlace>) -> LongWeekendsRecordEvent { LongWeekendsRecordEvent(visit) }
}

extension LongWeekendsRecordEvent {
    init(_ visit: Visit<LongWeekendsRecordPlace>) {
        self =
            switch visit.place {
            case .year(let year): .requested(year)
            case .rolling(let place): .requestedRolling(place)
            }
    }
}
