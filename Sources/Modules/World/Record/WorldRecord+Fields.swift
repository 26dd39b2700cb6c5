import AlmanacValues
import Layout
import VIPER

extension WorldDayRecord: PublishedRecord {
    static var schemaName: String? { "WorldDay" }

    static func describe(_ fields: inout some Fields<WorldDayRecord> & ~Copyable) {
        fields("date", "The day.") { $0.day.date }
        fields.page { $0.page }
        fields("countries", "All countries, in the order of their names in the language of the address.") { record in
            record.day.countries.map { Country(country: $0, links: record.links) }
        }
    }

    var fileName: String { "off-\(day.date)" }

    struct Country: Described {
        let country: WorldDay.Country
        let links: [HolidayReference: Link]

        static func describe(_ fields: inout some Fields<Self> & ~Copyable) {
            fields("country", "The country’s code (ISO 3166-1 alpha-2).") { $0.country.code }
            fields.names { [LocalizedText($0.country.name.text, language: $0.country.nameLanguage)] }
            fields("continent", "The continent, in a word; null if the source does not say.") { $0.country.continent }
            fields("known", "Whether there is data for the year.") { $0.country.isKnown }
            fields.off { $0.country }
            fields("weekend", "Whether it is a day of the weekend there.") { $0.country.isWeekend }
            fields(
                "exchangedFor",
                "Of a day of the weekend that is worked by decree, the day off in exchange; null otherwise."
            ) { $0.country.exchangedFor }
            fields.holidays(of: { $0.country }, links: { $0.links })
        }
    }
}

extension WorldWeekRecord: PublishedRecord {
    static var schemaName: String? { "WorldWeek" }

    static func describe(_ fields: inout some Fields<WorldWeekRecord> & ~Copyable) {
        fields.page { $0.page }
        fields("days", "The seven days, as far as there is data.") { record in
            record.days.map { Day(day: $0, links: record.links) }
        }
        fields("complete", "Whether there is data for all seven days.") { $0.days.count == WorldWeekInteractor.length }
    }

    var fileName: String { "off-week\(days.first.map { "-\($0.date)" } ?? "")" }

    struct Day: Described {
        let day: WorldDay
        let links: [HolidayReference: Link]

        static func describe(_ fields: inout some Fields<Self> & ~Copyable) {
            fields("date", "The day.") { $0.day.date }
            fields("countries", "The countries that have a public holiday.") { day in
                day.day.countries.filter { !$0.holidays.isEmpty || !$0.regional.isEmpty }
                    .map { Country(country: $0, links: day.links) }
            }
        }
    }

    struct Country: Described {
        let country: WorldDay.Country
        let links: [HolidayReference: Link]

        static func describe(_ fields: inout some Fields<Self> & ~Copyable) {
            fields("country", "The country’s code (ISO 3166-1 alpha-2).") { $0.country.code }
            fields.off { $0.country }
            fields.holidays(of: { $0.country }, links: { $0.links })
        }
    }
}

extension Fields where Self: ~Copyable {
    mutating func off(_ country: (Record) -> WorldDay.Country) {
        self("off", "Whether the country as a whole has the day off.") { country($0).isOff }
    }

    mutating func holidays(
        of country: (Record) -> WorldDay.Country, links pages: (Record) -> [HolidayReference: Link]
    ) {
        self("holidays", "The public holidays on the day.") { record in
            let links = pages(record)
            return (country(record).holidays + country(record).regional).map {
                WorldHoliday(feast: $0, page: links[$0.id])
            }
        }
    }
}

/// A public holiday of a country, with its page.
struct WorldHoliday: Described {
    let feast: WorldDay.Feast
    /// Nil if its source has no pages here.
    let page: Link?

    static var schemaName: String? { "WorldHoliday" }

    static func describe(_ fields: inout some Fields<Self> & ~Copyable) {
        fields("id", "The id of the holiday’s page, as in its address.") { $0.feast.id.id }
        fields(
            "names",
            "The name in the language of the address if it has one there, or else in English; then the country’s own."
        ) {
            [$0.feast.name] + [$0.feast.localName].compactMap(\.self)
        }
        fields("occasion", "The id of the feast as such; null if it has none.") {
            $0.feast.occasion == nil ? nil : $0.feast.feast
        }
        fields("observed", "Whether the day is an observed one.") { $0.feast.isObserved }
        fields("estimated", "Whether the date depends on the moon and may change by a day.") { $0.feast.isEstimated }
        fields("page", "The holiday’s page for people; null if its source has no pages here.") { $0.page }
        fields.fields { Kept(by: $0.feast.keepers) }
        fields.omittable(
            "partsOf", "The codes of other regions that do not keep it as a whole, but in parts."
        ) { record -> [RegionCode]? in
            if case .parts(let others, _) = record.feast.parts { others.codes } else { nil }
        }
    }

    /// Who keeps it.
    struct Kept: Described {
        let word: String
        var exceptions: [RegionCode]?
        var regions: [RegionCode]?
        var place: ForeignText?

        init(by keepers: Keepers?) {
            switch keepers {
            case nil: (word, exceptions) = ("everywhere", [])
            case .allBut(let regions): (word, exceptions) = ("all-but", regions.codes)
            case .regions(let regions, _): (word, self.regions) = ("regions", regions.codes)
            case .parts(let regions, let which): (word, self.regions, place) = ("parts", regions.codes, which)
            }
        }

        static func describe(_ fields: inout some Fields<Self> & ~Copyable) {
            fields(
                "kept",
                "Who keeps it: everywhere, all-but (all regions but those in “exceptions”), regions, or parts."
            ) { $0.word }
            fields.omittable(
                "exceptions",
                "If it is kept in all regions but some, the codes of those; empty if it is kept everywhere."
            ) { $0.exceptions }
            fields.omittable(
                "regions",
                "If it is kept in regions or parts, the codes of the regions; empty if they are not known."
            ) { $0.regions }
            fields.omittable(
                "where", "Which parts of the country, or of the regions, keep it, as far as it is known."
            ) { $0.place }
        }
    }
}
