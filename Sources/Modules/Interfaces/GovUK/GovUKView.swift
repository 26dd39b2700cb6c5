import AlmanacValues
import Formats
import Layout
import Places
import VIPER

/// The bank holidays as GOV.UK's JSON.
struct GovUKView: InterfaceJSON {
    func event(from visit: Visit<GovUKPlace>) -> GovUKEvent {
        switch visit.place {
        case .all: .all
        case .division(let division), .calendar(let division): .division(division)
        }
    }

    func write(_ record: GovUKRecord, into json: inout JSONElement) {
        switch record {
        case .all(let divisions):
            json.object { json in
                for division in divisions {
                    json.object(named: division.division.rawValue) { $0.fields(of: division) }
                }
            }
        case .one(let division): division.write(into: &json)
        }
    }

    typealias Record = GovUKRecord
}
