import AlmanacValues
import Layout

extension HolidayRecord: PublishedRecord {
    static var schemaName: String? { "HolidayList" }

    static func describe(_ fields: inout some Fields<HolidayRecord> & ~Copyable) {
        fields.group("country", "The country of the list.") { country in
            country("code", "The country’s code (ISO 3166-1 alpha-2).", .attribute("country")) { $0.selection.country }
            country.names { [$0.countryName] }
        }
        fields("year", "The year of the list.") { $0.selection.year }
        fields.years("The years that there is data for.") { $0.knownYears }
        fields.group("filter", "The filter of the list, as in its address.") { filter in
            filter.fields { $0.selection.filter }
        }
        fields.staleness { $0.supplyAge }
        fields.page { $0.page }
        fields("regions", "The regions that may have holidays of their own.", .element("region")) { $0.regions }
        fields("known", "What is known of the types that the filter includes.", .element("known")) { $0.known }
        fields(
            "holidays", "The holidays that the filter includes, in date order; an observed day is one of its own.",
            .element("holiday")
        ) { $0.holidays }
    }

    var fileName: String { "holidays-\(selection.country)-\(selection.year)" }

    var lastModified: Int? { revised?.lastModified(age: supplyAge, outage: known.compactMap(\.outage).first) }
}

extension HolidayRecord.Holiday: Described {
    static var schemaName: String? { "Holiday" }

    static func describe(_ fields: inout some Fields<Self> & ~Copyable) {
        fields.day(of: { $0 })
        fields("regionalTypes", aboutRegionalTypes, .element("regionalType")) { $0.regionalTypes }
        fields.omittable("beginnings", aboutBeginnings, .element("beginning")) { $0.timesApart }
        fields(
            "key",
            "Names the row in the lists of all filters: no two rows of a year share it. It is the UID of the row’s "
                + "event in calendars, before the “@”."
        ) { $0.key }
    }

    static let aboutRegionalTypes =
        "The types that not all who keep it give it, with those who do: no other region gives it that type, even if it "
        + "is one of types. Types of regions are not among types of a national holiday."

    static let aboutBeginnings =
        "The times at which the day off begins, earliest first, each with the regions where it does; begins has one of "
        + "them, or null if the whole day is off elsewhere. Omitted if it is the same for all who keep it."

    /// Nil if it begins at the same time for all who keep it.
    var timesApart: [RegionalBeginning]? { beginnings.isEmpty ? nil : beginnings }
}

extension Fields where Self: ~Copyable {
    /// The fields of a holiday that calendars have too.
    @inline(__always)
    mutating func day(of holiday: (Record) -> HolidayRecord.Holiday) {
        self("id", "The id of the holiday’s page, as in its address.") { holiday($0).id }
        self("date", "The first day: of an observed day, its own date.") { holiday($0).date }
        self(
            "last",
            "The last day that is known; the same as date unless it is a run of days. A run over the turn of a "
                + "year is in both years, as a whole and with the same key."
        ) { holiday($0).last }
        self("observed", "Whether the day is an observed one.") { holiday($0).isObserved }
        self("observedOn", "The day off that is given for it; null if there is none.") { holiday($0).observedOn }
        self("observedFor", "Of an observed day, the date of its holiday, if it is known; null otherwise.") {
            holiday($0).observedFor
        }
        omittable(
            "exchangedFor",
            "Of a day off that is given in exchange for another day, the day that is worked instead. Otherwise omitted."
        ) { holiday($0).exchangedFor }
        self(
            "names",
            "The name in the language of the address if it has one there, or else in English; then the country’s own if it is another one.",
            .element("name")
        ) { holiday($0).names }
        self(
            "types",
            "The types of the holiday; of a national one, those that the whole country gives it. \(HolidayType.meanings)"
        ) { holiday($0).types }
        self("regions", "The codes of the regions that keep it; empty for the whole country.") { holiday($0).regions }
        self("exceptions", "The codes of the regions that do not keep a holiday of the whole country.") {
            holiday($0).exceptions
        }
        omittable(
            "partsOf",
            "The codes of other regions that do not keep it as a whole, but in parts. Omitted if there are none."
        ) { holiday($0).partsOf }
        self("local", "Whether only parts of the country, or of these regions, keep it.") { holiday($0).isLocal }
        self("estimated", "Whether the date depends on the moon and may change by a day.") { holiday($0).isEstimated }
        self(
            "begins",
            "The local time at which a day that is not off as a whole begins to be: 13:00. Null for whole days, "
                + "and if the law gives no time. Where it is not the same for all, that of the name; see beginnings."
        ) { holiday($0).begins }
        omittable(
            "source",
            "What the licence of a second source demands to say, whose breaks of schools stand where the site’s own data "
                + "have none. Otherwise omitted."
        ) { holiday($0).source }
        self("page", "The holiday’s page for people: a path on this site.") { holiday($0).page }
    }
}
