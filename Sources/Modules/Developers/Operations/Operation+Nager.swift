import Places

extension Operation {
    static let nager: [Operation] = [
        Operation(
            "nagerPublicHolidays", "/api/v3/PublicHolidays/{year}/{country}",
            "The holidays of a year, on the days that people have off", .nager, [.knownYear, .country],
            schema: "NagerHolidays"),
        Operation(
            "nagerNextPublicHolidays", "/api/v3/NextPublicHolidays/{country}",
            "The holidays of the next 365 days", .nager, [.country], schema: "NagerHolidays", mayBeEmpty: true),
        Operation(
            "nagerNextPublicHolidaysWorldwide", "/api/v3/NextPublicHolidaysWorldwide",
            "The holidays of the next 7 days in all countries", .nager, schema: "NagerHolidays",
            mayBeEmpty: true),
        Operation(
            "nagerIsTodayPublicHoliday", "/api/v3/IsTodayPublicHoliday/{country}",
            "Whether today is a holiday: 200 if it is, 204 if it is not", .nager,
            [
                .country,
                .query("countyCode", .region, "DE-BY", "A region of the country, as in ISO 3166-2."),
                .query("offset", .offset, "2", "The offset from UTC, in hours."),
            ], schema: nil, mayBeEmpty: true),
        Operation(
            "nagerLongWeekend", "/api/v3/LongWeekend/{year}/{country}", "The long weekends of a year", .nager,
            [
                .knownYear, .country,
                .query(
                    "availableBridgeDays", .integer(NagerPlace.bridgeDays, otherwise: 1), "1",
                    "How many working days may be taken off for one long weekend."),
                .query("subdivisionCode", .region, "DE-BY", "A region of the country, as in ISO 3166-2."),
            ], schema: "NagerLongWeekends"),
        Operation(
            "nagerAvailableCountries", "/api/v3/AvailableCountries", "The countries", .nager,
            schema: "NagerCountries"),
        Operation(
            "nagerCountryInfo", "/api/v3/CountryInfo/{country}", "One country", .nager, [.country],
            schema: "NagerCountryInfo"),
        Operation("nagerVersion", "/api/v3/Version", "The version of the interface", .nager, schema: "NagerVersion"),
    ]

    static let nagerV4: [Operation] = [
        Operation(
            "nagerV4Holidays", "/api/v4/Holidays/{country}/{year}", "The holidays of a year, on their statutory dates",
            .nagerV4, [.country, .knownYear], schema: "NagerV4Holidays"),
        Operation(
            "nagerV4Next", "/api/v4/Holidays/{country}/Next", "The holidays of the next 365 days", .nagerV4,
            [.country], schema: "NagerV4Holidays", mayBeEmpty: true),
        Operation(
            "nagerV4Countries", "/api/v4/Countries/Available", "The countries", .nagerV4, schema: "NagerCountries"),
        Operation(
            "nagerV4Country", "/api/v4/Countries/{country}", "One country", .nagerV4, [.country],
            schema: "NagerV4Country"),
        Operation(
            "nagerV4IsToday", "/api/v4/IotHolidays/{place}/IsToday/{offset}",
            "Whether today is a holiday: 200 if it is, 204 if it is not", .nagerV4,
            [
                .path("place", .place, "DE-BY", "A country or a region, as in ISO 3166-2."),
                .path("offset", .offset, "2", "The offset from UTC, in hours."),
            ], schema: nil, mayBeEmpty: true),
        Operation(
            "nagerV4Versions", "/api/v4/Versions", "The versions of the interface", .nagerV4, schema: "NagerVersions"),
    ]
}

extension Operation.Parameter.Kind {
    fileprivate static var offset: Self { .integer(NagerPlace.offsets, otherwise: 0) }
    /// Nothing, or a region of the country in the path.
    fileprivate static var region: Self { .pattern("^([A-Za-z]{2}-[A-Za-z0-9_-]{1,24})?$") }
    fileprivate static var place: Self { .pattern("^[A-Za-z]{2}(-[A-Za-z0-9_-]{1,24})?$") }
}
