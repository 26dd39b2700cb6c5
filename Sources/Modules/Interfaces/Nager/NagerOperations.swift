import Layout
import Places

extension Operation {
    static let nager: [Operation] = [
        Operation(
            "nagerPublicHolidays", "/api/v3/PublicHolidays/{year}/{country}",
            "The holidays of a year, on the days that people have off", .nager, [.knownYear, .country],
            schema: nagerHolidays, examples: [Example("The holidays of a year")]),
        Operation(
            "nagerNextPublicHolidays", "/api/v3/NextPublicHolidays/{country}",
            "The holidays of the next 365 days", .nager, [.country], schema: nagerHolidays, mayBeEmpty: true,
            examples: [Example("Those of the next 365 days; 204 if there is none")]),
        Operation(
            "nagerNextPublicHolidaysWorldwide", "/api/v3/NextPublicHolidaysWorldwide",
            "The holidays of the next 7 days in all countries", .nager, schema: nagerHolidays,
            mayBeEmpty: true, examples: [Example("Those of the next 7 days, in all countries")]),
        Operation(
            "nagerIsTodayPublicHoliday", "/api/v3/IsTodayPublicHoliday/{country}",
            "Whether today is a holiday: 200 if it is, 204 if it is not", .nager,
            [
                .country,
                .query("countyCode", .regionOfCountry, "DE-BY", "A region of the country, as in ISO 3166-2."),
                .query("offset", .offset, "2", "The offset from UTC, in hours."),
            ], schema: nil, mayBeEmpty: true,
            examples: [
                Example("200 if today is a public holiday, 204 if not", query: "?countyCode=DE-BY&offset=2")
            ]),
        Operation(
            "nagerLongWeekend", "/api/v3/LongWeekend/{year}/{country}", "The long weekends of a year", .nager,
            [
                .knownYear, .country,
                .query(
                    "availableBridgeDays", .integer(NagerPlace.bridgeDays, otherwise: 1), "1",
                    "How many working days may be taken off for one long weekend."),
                .query("subdivisionCode", .regionOfCountry, "DE-BY", "A region of the country, as in ISO 3166-2."),
            ], schema: .named("NagerLongWeekends", [NagerLongWeekend].schema),
            examples: [Example(query: "?availableBridgeDays=1&subdivisionCode=DE-BY")]),
        Operation(
            "nagerAvailableCountries", "/api/v3/AvailableCountries", "The countries", .nager,
            schema: nagerCountries),
        Operation(
            "nagerCountryInfo", "/api/v3/CountryInfo/{country}", "One country", .nager, [.country],
            schema: .named("NagerCountryInfo", NagerCountry.schema)),
        Operation(
            "nagerVersion", "/api/v3/Version", "The version of the interface", .nager,
            schema: .named("NagerVersion", InterfaceVersion.schema)),
    ]

    static let nagerV4: [Operation] = [
        Operation(
            "nagerV4Holidays", "/api/v4/Holidays/{country}/{year}", "The holidays of a year, on their statutory dates",
            .nagerV4, [.country, .knownYear], schema: nagerV4Holidays, examples: [Example("The holidays of a year")]),
        Operation(
            "nagerV4Next", "/api/v4/Holidays/{country}/Next", "The holidays of the next 365 days", .nagerV4,
            [.country], schema: nagerV4Holidays, mayBeEmpty: true,
            examples: [Example("Those of the next 365 days; 204 if there is none")]),
        Operation(
            "nagerV4Countries", "/api/v4/Countries/Available", "The countries", .nagerV4, schema: nagerCountries),
        Operation(
            "nagerV4Country", "/api/v4/Countries/{country}", "One country", .nagerV4, [.country],
            schema: .named("NagerV4Country", NagerV4Country.schema)),
        Operation(
            "nagerV4IsToday", "/api/v4/IotHolidays/{place}/IsToday/{offset}",
            "Whether today is a holiday: 200 if it is, 204 if it is not", .nagerV4,
            [
                .path("place", .place, "DE-BY", "A country or a region, as in ISO 3166-2."),
                .path("offset", .offset, "2", "The offset from UTC, in hours."),
            ], schema: nil, mayBeEmpty: true, examples: [Example("200 if today is a public holiday, 204 if not")]),
        Operation(
            "nagerV4Versions", "/api/v4/Versions", "The versions of the interface", .nagerV4,
            schema: .named("NagerVersions", [InterfaceVersion].schema)),
    ]

    private static let nagerHolidays = JSONSchema.named("NagerHolidays", [NagerHoliday].schema)
    private static let nagerCountries = JSONSchema.named("NagerCountries", [NagerListedCountry].schema)
    private static let nagerV4Holidays = JSONSchema.named("NagerV4Holidays", [NagerV4Holiday].schema)
}

extension Operation.Parameter.Kind {
    fileprivate static var offset: Self { .integer(NagerPlace.offsets, otherwise: 0) }
    /// Nothing, or a region of the country in the path.
    fileprivate static var regionOfCountry: Self { .pattern("^([A-Za-z]{2}-[A-Za-z0-9_-]{1,24})?$") }
}
