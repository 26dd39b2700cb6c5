import AlmanacValues
import Layout
import Places

extension Operation {
    static let openHolidays: [Operation] =
        [
            holidays("openPublicHolidays", "PublicHolidays", "Public holidays"),
            files("openPublicHolidaysFile", "PublicHolidays", "Public holidays"),
            holidays("openSchoolHolidays", "SchoolHolidays", "School holidays"),
            files("openSchoolHolidaysFile", "SchoolHolidays", "School holidays"),
            day("openPublicHolidaysByDate", "PublicHolidaysByDate", "Public holidays"),
            day("openSchoolHolidaysByDate", "SchoolHolidaysByDate", "School holidays"),
            Operation(
                "openGroups", "/openholidays/Groups", "The groups of a country: always none", .openHolidays,
                [.countryCode, .languageCode], schema: .named("OpenGroups", [Unknown].schema),
                examples: [Example("Always empty", query: "?countryIsoCode=DE")]),
        ]
        + list(
            "Countries", "The countries", [.languageCode], [OpenHolidaysCountry].schema, query: "?languageIsoCode=DE")
        + list("Languages", "The languages of the names", [.languageCode], [OpenHolidaysLanguage].schema, query: "")
        + list(
            "Subdivisions", "The regions of a country", [.countryCode, .languageCode],
            [OpenHolidaysSubdivision].schema, query: "?countryIsoCode=DE")
        + ["PublicHolidays", "SchoolHolidays"].map { kind in
            Operation(
                "openStatistics\(kind)", "/openholidays/Statistics/\(kind)", "The days of the first and the last one",
                .openHolidays, [.countryCode, .subdivision], schema: .named("OpenStatistics", OpenHolidaysRange.schema),
                examples: [Example("The first and the last day", query: "?countryIsoCode=DE")])
        }

    private static func holidays(_ id: String, _ name: String, _ what: String) -> Operation {
        Operation(
            id, "/openholidays/\(name)", "\(what) of a country with a day in a range", .openHolidays, range,
            schema: .named("OpenHolidays", [OpenHoliday].schema), accepted: OpenHolidaysPlace.forms,
            examples: [Example("\(what) in a range; as iCalendar or CSV if Accept asks for that", query: rangeQuery)])
    }

    /// The same in a format that the address names.
    private static func files(_ id: String, _ name: String, _ what: String) -> Operation {
        Operation(
            id, "/openholidays/\(name)", "\(what) of a country with a day in a range", .openHolidays, range,
            formats: OpenHolidaysPlace.forms, schema: .text(),
            examples: [Example("\(what) in a range, whatever Accept says", query: rangeQuery)])
    }

    private static let range: [Parameter] = [
        .countryCode, .query("validFrom", .date, "2026-01-01", "The first day of the range.", isRequired: true),
        .query("validTo", .date, "2026-12-31", "The last day of the range.", isRequired: true), .subdivision,
        .languageCode,
    ]
    private static let rangeQuery = "?countryIsoCode=DE&validFrom=2026-01-01&validTo=2026-12-31"

    /// A list, and the same as a table whose address says so.
    private static func list(
        _ name: String, _ summary: String, _ parameters: [Parameter], _ schema: JSONSchema, query: String
    ) -> [Operation] {
        [
            Operation(
                "open\(name)", "/openholidays/\(name)", summary, .openHolidays, parameters,
                schema: .named("Open\(name)", schema), accepted: OpenHolidaysPlace.listForms,
                examples: [Example("\(summary); as CSV if Accept asks for that", query: query)]),
            Operation(
                "open\(name)File", "/openholidays/\(name)", summary, .openHolidays, parameters,
                formats: OpenHolidaysPlace.listForms, schema: .text(),
                examples: [Example("\(summary), whatever Accept says", query: query)]),
        ]
    }

    private static func day(_ id: String, _ name: String, _ what: String) -> Operation {
        Operation(
            id, "/openholidays/\(name)", "\(what) of all countries on a day", .openHolidays,
            [.query("date", .date, "2026-10-03", "The day.", isRequired: true), .languageCode],
            schema: .named("OpenHolidaysOfDay", [OpenHolidayOfDay].schema),
            examples: [Example(query: "?date=2026-10-03")])
    }
}

extension Operation.Parameter {
    fileprivate static let countryCode = query(
        "countryIsoCode", .country, "DE", "The ISO 3166-1 code of a country.", isRequired: true)
    fileprivate static let languageCode = query(
        "languageIsoCode", .pattern("^([A-Za-z]{2,3})?$"), "DE",
        "The language of the names: English if a name is not in that language. Without it, the names in all languages.")
    fileprivate static let subdivision = query(
        "subdivisionCode", .pattern("^([A-Za-z]{2}(-[A-Za-z0-9_-]{1,24})?)?$"), "DE-BY",
        "A region of the country, as in ISO 3166-2, or a part of one, which has the days of the region. An unknown one, and "
            + "one of another country, have the nationwide days and no others.")
}
