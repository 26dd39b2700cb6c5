import AlmanacValues
import Formats
import Layout
import Places
import VIPER

/// The holidays of a range as iCalendar, with the properties of the original.
struct OpenHolidaysCalendarView: InterfaceView<OpenHolidaysPlace, OpenHolidaysEvent, OpenHolidaysRecord> {
    var mediaType: String { Format.ics.contentType }

    func event(from visit: Visit<OpenHolidaysPlace>) -> OpenHolidaysEvent { OpenHolidaysView().event(from: visit) }

    func bytes(of record: OpenHolidaysRecord) -> [UInt8] {
        ICalendar.document(product: "-//Almanac//OpenHolidays//EN", capacity: 16_384) {
            $0.word("METHOD", "PUBLISH")
        } events: { events in
            for holiday in record.holidays {
                // The original writes the time of its response. Readers then take every event for changed each time that they
                // ask, and no response would be equal to the one before, which caches and entity tags are for.
                let stamp = ICalendar.Moment(holiday.revised)
                events.event(
                    uid: holiday.uuid.filter { $0 != "-" }, stamp: stamp, first: holiday.first.fields,
                    end: holiday.last.adding(days: 1).fields
                ) {
                    $0.text("SUMMARY", holiday.summary)
                    if let comment = holiday.comment { $0.text("DESCRIPTION", "*\(comment)") }
                    $0.texts("CATEGORIES", [holiday.typeWord])
                    $0.word("CLASS", "PUBLIC")
                    $0.moment("LAST-MODIFIED", stamp)
                    $0.word("TRANSP", "OPAQUE")
                }
            }
        }
    }
}

extension OpenHolidaysRecord {
    /// The holidays of a range; empty for any other answer, which has one format only.
    var holidays: [OpenHoliday] {
        if case .holidays(let holidays) = self { holidays } else { [] }
    }
}

extension OpenHoliday {
    /// The name, with the regions if only they keep it, and with a star if there is a comment.
    fileprivate var summary: String {
        let regions = (regions ?? []).map(\.description).joined(separator: ",")
        return names.oneText + (regions.isEmpty ? "" : " (\(regions))") + (comment == nil ? "" : "*")
    }
}
