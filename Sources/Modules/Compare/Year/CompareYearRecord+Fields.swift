import AlmanacValues
import Layout
import VIPER

extension CompareYearRecord: PublishedRecord {
    static var schemaName: String? { "Comparison" }

    static func describe(_ fields: inout some Fields<CompareYearRecord> & ~Copyable) {
        fields("year", "The year that is compared.") { $0.comparison.year }
        // Only the places with data count for what they have in common.
        fields("complete", "Whether the year is known of all places.") { $0.comparison.isComplete }
        fields("places", "The places, in the order of the address.") { $0.comparison.places }
        fields.group("together", "What the places have in common.") { together in
            together(
                "workingDays", "The days on which all places work; a half day of one of them counts 0.5."
            ) { $0.comparison.workingTogether }
            together("daysOff", "The days that all places have off.") { $0.comparison.offTogether }
            together("weekendDays", "How many of those are weekends everywhere.") { $0.comparison.weekendTogether }
            together("runsOfDaysOff", "The days in a row that all have off.") { $0.comparison.daysOff }
            together("weeks", "The weeks of the year (ISO 8601) in which all places work every day.") {
                $0.comparison.knownWeeks
            }
            together("wholeWeeks", "These weeks, those in a row together.") { $0.comparison.weeks }
        }
        fields("holidays", "The days that a place has off for a holiday.") { record in
            record.comparison.holidays.map { Day(day: $0, pages: record.pages) }
        }
        fields.staleness { $0.comparison.places.compactMap(\.place.age).max() }
        fields.page { $0.page }
    }

    var fileName: String { "compare-\(comparison.year)" }

    struct Day: Described {
        let day: Comparison.Day
        let pages: [HolidayReference: Link]

        static func describe(_ fields: inout some Fields<Self> & ~Copyable) {
            fields("date", "The day.") { $0.day.date }
            fields("names", "The names of the holidays, and the places that keep them.") { day in
                day.day.holidays.map { Holiday(holiday: $0, page: day.pages[$0.id]) }
            }
        }
    }

    struct Holiday: Described {
        let holiday: Comparison.Holiday
        let page: Link?

        static func describe(_ fields: inout some Fields<Self> & ~Copyable) {
            fields.fields { $0.holiday.name }
            fields("observed", "Whether the day is an observed one.") { $0.holiday.isObserved }
            fields("halfDay", "Whether only half of the day is off.") { $0.holiday.isHalfDay }
            fields("estimated", "Whether the date depends on the moon and may change by a day.") {
                $0.holiday.isEstimated
            }
            fields.keepers({ $0.holiday.places }, page: { $0.page })
        }
    }
}

extension Comparison.Column: Described {
    static func describe(_ fields: inout some Fields<Self> & ~Copyable) {
        fields.fields { $0.place }
        fields("known", "Whether the year is among them.") { !$0.days.isEmpty }
        fields("workingDays", "The working days of the year; a half day counts 0.5.") { $0.working }
        fields("holidaysOnWorkingDays", "The holidays that are no days of weekends.") { $0.holidayDays }
        fields("halfDays", "How many of the working days are half days.") { $0.halfDays }
        fields("workingDaysOfMonths", "The working days of the twelve months.") { $0.months }
    }
}

extension Comparison.DaysOff: Described {
    static func describe(_ fields: inout some Fields<Self> & ~Copyable) {
        fields.run { $0.days }
        fields("weekend", "Whether it is only a weekend.") { $0.isWeekend }
    }
}

extension Comparison.Weeks: Described {
    static func describe(_ fields: inout some Fields<Self> & ~Copyable) {
        fields("firstWeek", "The number of the first week (ISO 8601).") { $0.numbers.lowerBound }
        fields("lastWeek", "The number of the last week.") { $0.numbers.upperBound }
        fields.run { $0.days }
    }
}
