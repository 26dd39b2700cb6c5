import AlmanacValues
import Layout

extension WorkingDaysRecord: PublishedRecord {
    static var schemaName: String? { "WorkingDays" }

    static func describe(_ fields: inout some Fields<WorkingDaysRecord> & ~Copyable) {
        fields.group("place", "The place whose days are counted.") { place in
            place.place({ $0.place }, country: { $0.countryName }, region: { $0.regionName })
        }
        fields("from", "The first day, as it was asked for.") { $0.from }
        fields("days", "How many working days away was asked for; null for a count.") { $0.days }
        fields("result", "The day that is so many working days away; null for a count.") { $0.result }
        fields("weekend", "The weekend that was asked for; null for that of the place.") { record in
            record.weekend.isEmpty ? nil : Weekday.allCases.filter(record.weekend.contains).map(\.word)
        }
        fields.group("counted", "The days that were looked at.") { counted in
            counted("first", "The first day.") { $0.count.first }
            counted("last", "The last day.") { $0.count.last }
            counted("days", "How many days that are.") { $0.count.days }
        }
        fields("workingDays", "How many of them are working days; a half day counts 0.5.") { $0.count.working }
        fields.group("skipped", "The days that are no working days, by the reason.") { skipped in
            skipped("weekendDays", "How many days of weekends.") { $0.count.weekendDays }
            skipped("weekends", "How many weekends.") { $0.count.weekends }
            skipped("holidays", "How many holidays on what would be working days.") { $0.count.holidayDays }
            skipped("halfDays", "How many half days; each takes 0.5 of a working day.") { $0.count.halfDays.count }
        }
        fields("holidays", "The holidays among them.") { $0.skipped }
        fields("halfDays", "The half-day holidays among them, on which the other half is worked.") { $0.halfDays }
        fields("workedWeekendDays", "The days of weekends that are worked by decree.") { $0.worked }
        fields(
            "partialHolidays", "The days that only parts of the place have off. They are counted as worked."
        ) { $0.partial }
        fields("months", "The count, month by month.") { $0.count.months }
        fields.staleness { $0.supplyAge }
        fields.page { $0.page }
    }

    var fileName: String { "working-days-\(place)-\(count.first)" }
}

extension WorkingDaysCount.Month: Described {
    static func describe(_ fields: inout some Fields<Self> & ~Copyable) {
        fields("year", "The year.") { $0.year }
        fields("month", "The month, from 1 to 12.") { $0.month }
        fields("days", "How many of its days are counted.") { $0.days }
        fields("workingDays", "The working days of it among the days counted.") { $0.working }
        fields("weekendDays", "How many of them are days of weekends.") { $0.weekendDays }
        fields("holidays", "How many holidays are on what would be working days.") { $0.holidayDays }
        fields("halfDays", "How many of them are half days.") { $0.halfDays }
    }
}

extension WorkingDaysRecord.Day: Described {
    static func describe(_ fields: inout some Fields<Self> & ~Copyable) {
        fields("date", "The day.") { $0.date }
        fields("weekend", "Whether it is a day of the weekend.") { $0.isWeekend }
        fields("holidays", "The holidays on it.") { $0.holidays }
    }
}

extension WorkingDaysRecord.Holiday: Described {
    static func describe(_ fields: inout some Fields<Self> & ~Copyable) {
        fields("id", "The id of the holiday’s page, as in its address.") { $0.id }
        fields("names", "Its name, in the language of the address if it has one there, or else in English.") {
            [$0.name]
        }
        fields("observed", "Whether the day is an observed one.") { $0.isObserved }
        fields("estimated", "Whether the date depends on the moon and may change by a day.") { $0.isEstimated }
        fields(
            "begins",
            "The local time at which the day begins to be off: 13:00. Null for whole days, and if the law gives no "
                + "time."
        ) { $0.begins }
        fields("page", "The holiday’s page for people: a path on this site.") { $0.page }
    }
}
