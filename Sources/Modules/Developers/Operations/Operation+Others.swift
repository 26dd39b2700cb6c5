import AlmanacValues

extension Operation {
    static let documents: [Operation] = [
        Operation(
            "documents", "/documents.json", "The documents that the site is made of", .documents,
            schema: "DocumentList"),
        Operation(
            "document", "/documents/{name}.xml", "A document about all countries", .documents,
            [
                .path(
                    "name", .words(["countries", "occasions", "celebrations", "names"]), "countries",
                    "The name of a document.")
            ], schema: "Text", content: .xml),
        Operation(
            "documentOfHolidays", "/documents/holidays/{country}.xml", "The document of a country's holidays",
            .documents, [.country], schema: "Text", content: .xml),
    ]

    static let govUK: [Operation] = [
        Operation(
            "bankHolidays", "/bank-holidays.json", "The bank holidays of all parts of the United Kingdom", .govUK,
            schema: "BankHolidays"),
        Operation(
            "bankHolidaysOfDivision", "/bank-holidays/{division}.json",
            "The bank holidays of a part of the United Kingdom", .govUK,
            [
                .path(
                    "division", .words(BankHolidayDivision.allCases.map(\.rawValue)), "scotland",
                    "A part of the United Kingdom.")
            ], schema: "BankHolidayDivision"),
        Operation(
            "bankHolidaysCalendar", "/bank-holidays/{division}.ics",
            "The bank holidays of a part of the United Kingdom, to subscribe to", .govUK,
            [
                .path(
                    "division", .words(BankHolidayDivision.allCases.map(\.rawValue)), "scotland",
                    "A part of the United Kingdom.")
            ], schema: "Text", content: .ics),
    ]

    static let openHolidays: [Operation] =
        [
            holidays("openPublicHolidays", "PublicHolidays", "Public holidays"),
            holidays("openSchoolHolidays", "SchoolHolidays", "School holidays"),
            day("openPublicHolidaysByDate", "PublicHolidaysByDate", "Public holidays"),
            day("openSchoolHolidaysByDate", "SchoolHolidaysByDate", "School holidays"),
            Operation(
                "openCountries", "/openholidays/Countries", "The countries", .openHolidays, [.languageCode],
                schema: "OpenCountries"),
            Operation(
                "openLanguages", "/openholidays/Languages", "The languages of the names", .openHolidays,
                [.languageCode], schema: "OpenLanguages"),
            Operation(
                "openSubdivisions", "/openholidays/Subdivisions", "The regions of a country", .openHolidays,
                [.countryCode, .languageCode], schema: "OpenSubdivisions"),
            Operation(
                "openGroups", "/openholidays/Groups", "The groups of a country: always none", .openHolidays,
                [.countryCode, .languageCode], schema: "OpenGroups"),
        ]
        + ["PublicHolidays", "SchoolHolidays"].map { kind in
            Operation(
                "openStatistics\(kind)", "/openholidays/Statistics/\(kind)", "The days of the first and the last one",
                .openHolidays, [.countryCode, .subdivision], schema: "OpenStatistics")
        }

    private static func holidays(_ id: String, _ name: String, _ what: String) -> Operation {
        Operation(
            id, "/openholidays/\(name)", "\(what) of a country with a day in a range", .openHolidays,
            [
                .countryCode,
                .query("validFrom", .date, "2026-01-01", "The first day of the range.", isRequired: true),
                .query("validTo", .date, "2026-12-31", "The last day of the range.", isRequired: true), .subdivision,
                .languageCode,
            ], schema: "OpenHolidays")
    }

    private static func day(_ id: String, _ name: String, _ what: String) -> Operation {
        Operation(
            id, "/openholidays/\(name)", "\(what) of all countries on a day", .openHolidays,
            [.query("date", .date, "2026-10-03", "The day.", isRequired: true), .languageCode],
            schema: "OpenHolidaysOfDay")
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
        "A region of the country, as in ISO 3166-2.")
}
