import AlmanacValues
import Formats
import Layout
import Places
import VIPER

/// The bank holidays of a division as iCalendar, for programs that subscribe to GOV.UK's
/// (`/bank-holidays/scotland.ics`).
struct GovUKCalendarView: InterfaceView<GovUKPlace, GovUKEvent, GovUKRecord> {
    var mediaType: String { Format.ics.contentType }

    func event(from visit: Visit<GovUKPlace>) -> GovUKEvent { GovUKView().event(from: visit) }

    func bytes(of record: GovUKRecord) -> [UInt8] {
        switch record {
        case .one(let division): bytes(of: [division])
        case .all(let divisions): bytes(of: divisions)
        }
    }

    private func bytes(of divisions: [GovUKDivision]) -> [UInt8] {
        ICalendar.document(product: "-//Almanac//Bank holidays//EN", capacity: 16_384) { _ in
        } events: { events in
            for division in divisions {
                // Not the time of this response: a reader would take every event for changed.
                let stamp = ICalendar.Moment(division.revised)
                for event in division.events {
                    events.event(
                        uid: event.uid(in: division.division), stamp: stamp, first: event.date.fields,
                        end: event.date.adding(days: 1).fields
                    ) {
                        $0.text("SUMMARY", event.title)
                        $0.number("SEQUENCE", 0)
                        $0.word("TRANSP", "TRANSPARENT")
                    }
                }
            }
        }
    }
}

extension GovUKDivision.Event {
    /// The same for a holiday of a year wherever it is observed, so that a moved day moves in calendars too.
    fileprivate func uid(in division: BankHolidayDivision) -> String {
        "\(division.rawValue)-\(year)-\(Slug(name))@bank-holidays.almanac"
    }
}
