import AlmanacValues
import Layout
import VIPER

extension CompareMeetingRecord: PublishedRecord {
    static var schemaName: String? { "Meeting" }

    static func describe(_ fields: inout some Fields<CompareMeetingRecord> & ~Copyable) {
        fields("places", "The places, in the order of the address.") { $0.places }
        fields("from", "The first day to look at.") { $0.found.from }
        fields("wanted", "How many days were asked for.") { $0.found.wanted }
        // Fewer than wanted if there are no more up to the horizon.
        fields("days", "The first days on which all places work, at least half of the day.") { $0.found.days }
        fields("horizon", "The last day that was looked at.") { $0.found.horizon }
        fields("inARow", "The first days in a row on which all work; null if there are none.") {
            $0.found.inARow.map(Run.init)
        }
        fields("weekendDays", "How many days were skipped for a weekend only.") { $0.found.weekendDays }
        fields("skipped", "The days that were skipped for a holiday.") { record in
            record.found.skipped.map { Day(day: $0, pages: record.pages) }
        }
        fields(
            "halfDays", "Of days and inARow, those of which a place has half off, with the holidays that take it."
        ) { record in record.found.halfDays.map { Day(day: $0, pages: record.pages) } }
        fields.staleness { $0.places.compactMap(\.age).max() }
        fields.page { $0.page }
    }

    var fileName: String { "meeting-\(found.from)" }

    struct Run: Described {
        let days: ClosedRange<CivilDate>

        static func describe(_ fields: inout some Fields<Self> & ~Copyable) {
            fields.run { $0.days }
        }
    }

    struct Day: Described {
        let day: MeetingDays.Holidays
        let pages: [HolidayReference: Link]

        static func describe(_ fields: inout some Fields<Self> & ~Copyable) {
            fields("date", "The day.") { $0.day.date }
            fields("holidays", "The holidays on it, and the places that keep them.") { day in
                day.day.absences.map { Absence(absence: $0, page: day.pages[$0.id]) }
            }
        }
    }

    struct Absence: Described {
        let absence: MeetingDays.Absence
        let page: Link?

        static func describe(_ fields: inout some Fields<Self> & ~Copyable) {
            fields("names", "The holiday’s name in English.") { [$0.absence.name] }
            fields("observed", "Whether it is a day off for a holiday on another date.") { $0.absence.isObserved }
            fields("estimated", "Whether the date is not certain.") { $0.absence.isEstimated }
            fields.keepers({ $0.absence.places }, page: { $0.page })
        }
    }
}
