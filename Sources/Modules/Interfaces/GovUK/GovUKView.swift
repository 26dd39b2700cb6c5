import AlmanacValues
import Formats
import Layout
import Places
import VIPER

/// The bank holidays as GOV.UK's JSON.
struct GovUKView: InterfaceJSON<GovUKPlace, GovUKEvent, GovUKRecord> {
    func event(from visit: Visit<GovUKPlace>) -> GovUKEvent {
        switch visit.place {
        case .all(let language): .all(language)
        case .division(let division, let language), .calendar(let division, let language):
            .division(division, language)
        }
    }

    func write(_ record: GovUKRecord, into json: inout JSONElement) {
        switch record {
        case .all(let divisions):
            json.object { json in
                for division in divisions {
                    json.object(named: division.division.word(in: division.language)) { $0.fields(of: division) }
                }
            }
        case .one(let division): division.write(into: &json)
        }
    }
}
