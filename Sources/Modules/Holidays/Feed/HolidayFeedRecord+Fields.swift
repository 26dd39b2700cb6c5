import AlmanacValues
import Layout

extension HolidayFeedRecord: PublishedRecord {
    static var schemaName: String? { "HolidayFeed" }

    static func describe(_ fields: inout some Fields<HolidayFeedRecord> & ~Copyable) {
        fields("places", "The places of the feed, in the order of their codes.") { $0.places }
        fields.years("The years that the feed has holidays of.") { $0.years }
        fields("filter", "The filter of the feed, as in its address.") { $0.request.filter }
        fields("revised", "The day on which the data last changed; null if a source does not say.") {
            $0.revised?.day
        }
        fields.staleness { $0.supplyAge }
        fields.page { $0.page }
        fields(
            "holidays", "The holidays, in date order. What several places share on a day is one of them."
        ) { $0.events }
    }

    var fileName: String {
        switch request {
        case .year(let year): "holidays-\(Territory(year.country, year.filter.region))-\(year.year)"
        case .rolling(let country, let filter): "holidays-\(Territory(country, filter.region))"
        case .places: "holidays"
        case .day(let day): "holiday-\(day.country)-\(day.year)-\(day.id.month)-\(day.id.day)"
        }
    }
}

extension HolidayFeed.Place: Described {
    static func describe(_ fields: inout some Fields<Self> & ~Copyable) {
        fields.place({ $0.territory }, country: { $0.countryName }, region: { $0.regionName })
        fields("known", "What is known of the types of the feed.") { $0.known }
    }
}

extension HolidayFeedRecord.Event: Described {
    static func describe(_ fields: inout some Fields<Self> & ~Copyable) {
        fields("uid", "Names the event in all feeds, for good: the UID of iCalendar.") { $0.uid }
        fields("places", "The codes of the places of the feed that keep it.") { $0.places.map(\.territory) }
        fields("country", "The code of the country whose holiday it is (ISO 3166-1 alpha-2).") { $0.country }
        fields.day { $0.holiday }
        fields("regionalTypes", HolidayRecord.Holiday.aboutRegionalTypes) {
            $0.holiday.regionalTypes.map(RegionalType.init)
        }
        fields.omittable("beginnings", HolidayRecord.Holiday.aboutBeginnings) { event in
            event.holiday.timesApart?.map(Beginning.init)
        }
        fields("otherNames", "What the other places of the feed call it.") { $0.otherNames }
    }

    /// A type that some regions give, which may be of any country of the feed.
    struct RegionalType: Described {
        let found: RegionalHolidayType

        static func describe(_ fields: inout some Fields<Self> & ~Copyable) {
            fields.regionalType(of: { $0.found }, namesCountry: true)
        }
    }

    /// A time at which it begins in some regions, which may be of any country of the feed.
    struct Beginning: Described {
        let found: RegionalBeginning

        static func describe(_ fields: inout some Fields<Self> & ~Copyable) {
            fields.beginning(of: { $0.found }, namesCountry: true)
        }
    }
}
