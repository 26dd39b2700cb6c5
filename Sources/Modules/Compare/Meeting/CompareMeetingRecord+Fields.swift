import AlmanacValues
import Layout
import VIPER

extension CompareMeetingRecord: PublishedRecord {
    static var schemaName: String? { "Meeting" }

    static func describe(_ fields: inout some Fields<CompareMeetingRecord> & ~Copyable) {
        fields("places", "The places, in the order of the address.") { $0.places }
        fields("from", "The first day to look at.") { $0.found.from }
        fields("wanted", "How many days were asked for; null for all up to the horizon.") { $0.found.wanted }
        // Fewer than wanted if there are no more up to the horizon.
        fields("days", "The first days on which all places work, at least half of the day.") {
            $0.found.days.map(\.date)
        }
        fields("horizon", "The last day that was looked at.") { $0.found.horizon }
        fields("inARow", "The first days in a row on which all work; null if there are none.") {
            $0.found.inARow.map(Run.init)
        }
        fields("weekendDays", "How many days were skipped for a weekend only.") { $0.found.weekendDays }
        fields("weekends", "The days of the week among them, each with the places whose weekend it is.") {
            $0.found.weekends
        }
        fields("opens", "When people begin to work, by their own clocks; null if the hours do not matter.") {
            $0.found.hours?.asked.opens
        }
        fields("closes", "When they stop.") { $0.found.hours?.asked.closes }
        fields(
            "hours", "Of each of days, the hours that all have in common; null if the hours do not matter."
        ) { record in
            record.found.hours.map { _ in record.found.days.compactMap { Common($0, record.places.map(\.territory)) } }
        }
        fields("hourless", "How many days were skipped because the hours have nothing in common.") {
            $0.found.hours?.missed ?? 0
        }
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

    struct Common: Described {
        let date: CivilDate
        let places: [Local]

        init?(_ day: MeetingDays.Day, _ territories: [Territory]) {
            guard let hours = day.hours else { return nil }
            date = day.date
            places = zip(territories, hours).map { Local(territory: $0, date: day.date, hours: $1) }
        }

        static func describe(_ fields: inout some Fields<Self> & ~Copyable) {
            fields("date", "The day in the first place.") { $0.date }
            fields("places", "The hours by the clocks of each place.") { $0.places }
        }
    }

    struct Local: Described {
        let territory: Territory
        let date: CivilDate
        let hours: MeetingDays.LocalHours

        static func describe(_ fields: inout some Fields<Self> & ~Copyable) {
            fields("place", "The code of the place.") { $0.territory }
            fields("date", "The date there.") { $0.date.adding(days: $0.hours.dayOffset) }
            fields("start", "From when.") { $0.hours.start }
            fields("end", "Until when.") { $0.hours.end }
        }
    }

    struct Day: Described {
        let day: MeetingDays.Holidays
        let pages: [HolidayReference: Link]

        static func describe(_ fields: inout some Fields<Self> & ~Copyable) {
            fields("date", "The day.") { $0.day.date }
            fields("holidays", "The holidays on it, and the places that keep them.") { day in
                day.day.absences.map { Absence(absence: $0, day: day.day.date, page: day.pages[$0.id]) }
            }
        }
    }

    struct Absence: Described {
        let absence: MeetingDays.Absence
        let day: CivilDate
        let page: Link?

        static func describe(_ fields: inout some Fields<Self> & ~Copyable) {
            fields(
                "names", "The holiday’s name, in the language of the address if it has one there, or else in English."
            ) { [$0.absence.name] }
            fields("date", "The date there: with hours of work, it may be the day before or after.") {
                $0.absence.dateThere ?? $0.day
            }
            fields("observed", "Whether it is a day off for a holiday on another date.") { $0.absence.isObserved }
            fields("estimated", "Whether the date is not certain.") { $0.absence.isEstimated }
            fields.keepers({ $0.absence.places }, page: { $0.page })
        }
    }
}

extension MeetingDays.Weekend: Described {
    static func describe(_ fields: inout some Fields<Self> & ~Copyable) {
        fields("weekday", "The day of the week in the first place.") { $0.weekday }
        fields("places", "The codes of the places whose weekend it is.") { $0.places }
        fields("days", "How many of them were skipped.") { $0.days }
    }
}
