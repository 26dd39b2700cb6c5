import AlmanacValues
import Formats
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
        json.object { json in
            switch record {
            case .all(let divisions):
                for division in divisions {
                    json.object(named: division.division.rawValue) { write(division, &$0) }
                }
            case .one(let division): write(division, &json)
            }
        }
    }

    private func write(_ division: GovUKDivision, _ json: inout JSONObject) {
        json.member("division", division.division.rawValue)
        json.array("events", division.events) { event, json in
            json.object { json in
                json.member("title", event.title)
                json.member("date", event.date.description)
                json.member("notes", event.notes)
                json.member("bunting", event.hasBunting)
            }
        }
    }

    typealias Record = GovUKRecord
}
