import AlmanacValues
import Layout

extension LongWeekendsRecord: PublishedRecord {
    // Not "LongWeekends", the name of one of its members: generated clients in Python confuse the two.
    static var schemaName: String? { "LongWeekendList" }

    static func describe(_ fields: inout some Fields<LongWeekendsRecord> & ~Copyable) {
        fields("year", "The year.") { $0.found.year }
        fields.group("place", "The place whose long weekends these are.") { place in
            place.place({ $0.found.territory }, country: { $0.found.place.country }, region: { $0.found.place.region })
        }
        fields(
            "longWeekends",
            "Three days off in a row or more because of a holiday, in date order. One over the turn of the year belongs to "
                + "both years."
        ) { $0.found.weekends }
        fields("bridges", "A few working days that join days off, best first.") { $0.found.bridges }
        fields.staleness { $0.found.age }
        fields.page { $0.page }
    }

    var fileName: String { "long-weekends-\(found.territory)-\(found.year)" }

    // No break of schools makes a long weekend, so an outage of their source changes nothing.
    var lastModified: Int? { found.revised?.lastModified(age: found.age, outage: nil, since: found.since) }
}

extension LongWeekendYear.Weekend: Described {
    static var schemaName: String? { "PlaceLongWeekend" }

    static func describe(_ fields: inout some Fields<Self> & ~Copyable) {
        fields("first", "The first day that is off as a whole.") { $0.first }
        fields("last", "The last day that is off as a whole.") { $0.last }
        fields("daysOff", "How many days off that are; half days beside it count 0.5.") { $0.length }
        fields("holidays", "The holidays that make it long.") { $0.holidays }
        fields("halfDays", "The half days off directly before and after it.") { $0.halves }
        fields("complete", "Whether all its days are known: it does not go on past the data.") { !$0.isOpen }
    }
}

extension LongWeekendYear.Bridge: Described {
    static var schemaName: String? { "Bridge" }

    static func describe(_ fields: inout some Fields<Self> & ~Copyable) {
        fields("first", "The first day off.") { $0.first }
        fields("last", "The last day off.") { $0.last }
        fields("length", "How many days off in a row that are.") { $0.length }
        fields("leave", "The days of leave.") { $0.leave }
        fields("leaveDays", "How much leave these are; half a day for a half-day holiday.") { $0.cost }
        fields("holidays", "The holidays on its days.") { $0.holidays }
    }
}

extension LongWeekendYear.Holiday: Described {
    static func describe(_ fields: inout some Fields<Self> & ~Copyable) {
        fields("id", "The id of the holiday’s page, as in its address.") { $0.id.id }
        fields("names", "Its name, in the language of the address if it has one there, or else in English.") {
            [$0.name]
        }
        fields("date", "The day off: its own date or its observed day.") { $0.date }
        fields("observed", "Whether the day is an observed one.") { $0.isObserved }
        fields("estimated", "Whether the date depends on the moon and may change by a day.") { $0.isEstimated }
    }
}
