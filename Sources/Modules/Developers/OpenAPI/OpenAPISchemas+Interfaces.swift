import AlmanacValues

// The answers of the interfaces, as the originals describe them. An object has exactly these members.

extension OpenAPISchemas {
    static let nager: [(name: String, schema: JSONSchema)] = [
        (
            "NagerHolidays",
            .array(
                .object([
                    .init("date", date, "The day that people have off."),
                    .init("localName", .text(), "The name in the country’s own language."),
                    .init("name", .text(), "The name in English."), countryCode,
                    .init("fixed", .flagOf(false), "Always false, as in the original: it is deprecated there."),
                    .init("global", .flag, "Whether the whole country keeps it."),
                    .init(
                        "counties", .optional(texts),
                        "The regions that keep it (ISO 3166-2); null for the whole country."),
                    .init("launchYear", .optional(.integer), "The first year of the holiday: not known here, so null."),
                    .init("types", .array(.words(nagerTypes)), "The types of the holiday."),
                ]))
        ),
        (
            "NagerLongWeekends",
            .array(
                .object([
                    .init("startDate", date, "The first day off."), .init("endDate", date, "The last day off."),
                    .init("dayCount", .integer, "How many days that are."),
                    .init("needBridgeDay", .flag, "Whether a working day has to be taken off."),
                    .init("bridgeDays", .array(date), "The working days to take off."),
                ]))
        ),
        (
            "NagerCountries",
            .array(.object([countryCode, .init("name", .text(), "The country’s name in English.")]))
        ),
        (
            "NagerCountryInfo",
            .object([
                commonName, officialName, countryCode, region, borders,
            ])
        ),
        ("NagerVersion", version), ("NagerVersions", .array(version)),
        (
            "NagerV4Holidays",
            .array(
                .object([
                    .init("date", date, "The statutory date."), .init("name", .text(), "The name in English."),
                    countryCode,
                    .init("nationalHoliday", .flag, "Whether the whole country keeps it."),
                    .init(
                        "subdivisionCodes", .optional(texts),
                        "The regions that keep it (ISO 3166-2); null for the whole country."),
                    .init("holidayTypes", .array(.words(nagerTypes)), "The types of the holiday."),
                ]))
        ),
        (
            "NagerV4Country",
            .object([
                commonName, officialName,
                .init(
                    "nativeName", .optional(.text()), "The name in the country’s own language; null if it is not known."
                ),
                countryCode, region, borders,
            ])
        ),
    ]

    private static let countryCode = JSONSchema.Member(
        "countryCode", .text(), "The country’s code (ISO 3166-1 alpha-2).")
    private static let commonName = JSONSchema.Member("commonName", .text(), "The country’s name in English.")
    private static let officialName = JSONSchema.Member(
        "officialName", .optional(.text()), "The official name: not known here, so null.")
    private static let region = JSONSchema.Member(
        "region", .optional(.text()), "The continent; null if it is not known.")
    private static let borders = JSONSchema.Member(
        // A list that is always null, because generators of clients do not know a type of null only.
        "borders", .optional(.array(.open([]))), "The neighbours: not known here, so null.")
    private static let nagerTypes = ["Public", "Bank", "School", "Authorities", "Optional", "Observance"]
    private static let version = JSONSchema.object([
        .init("name", .text(), "The name of the interface."), .init("version", .text(), "Its version."),
    ])

    static let govUK: [(name: String, schema: JSONSchema)] = [
        (
            "BankHolidays",
            .object(
                BankHolidayDivision.allCases.map {
                    .init($0.rawValue, .named("BankHolidayDivision"), "The bank holidays of this part.")
                })
        ),
        (
            "BankHolidayDivision",
            .object([
                .init(
                    "division", .words(BankHolidayDivision.allCases.map(\.rawValue)), "The part of the United Kingdom."),
                .init(
                    "events",
                    .array(
                        .object([
                            .init("title", .text(), "The name of the bank holiday."),
                            .init("date", date, "The day that people have off."),
                            .init("notes", .text(), "“Substitute day” for a day in lieu; otherwise empty."),
                            .init("bunting", .flag, "Whether GOV.UK shows bunting on the day."),
                        ])), "The bank holidays, in date order."),
            ])
        ),
    ]

    static let openHolidays: [(name: String, schema: JSONSchema)] = [
        (
            "OpenHolidays",
            .array(
                .object(
                    identity + [.init("startDate", date, "The first day."), .init("endDate", date, "The last day.")]
                        + facts))
        ),
        (
            "OpenHolidaysOfDay",
            .array(.object(identity + [.init("country", .object([isoCode]), "The country that has it.")] + facts))
        ),
        (
            "OpenCountries",
            .array(
                .object([
                    isoCode, .init("name", openNames, "The country’s names."),
                    .init("officialLanguages", texts, "The codes of its languages, in capitals.", isRequired: false),
                ]))
        ),
        (
            "OpenLanguages",
            .array(
                .object([
                    .init("isoCode", .text(), "The code of the language, in capitals (ISO 639)."),
                    .init("name", openNames, "Its names."),
                ]))
        ),
        (
            "OpenSubdivisions",
            .array(
                .object([
                    .init("code", .text(), "The region’s code (ISO 3166-2)."), shortName,
                    .init("name", openNames, "Its names."),
                ]))
        ),
        ("OpenGroups", .array(.open([]))),
        (
            "OpenStatistics",
            .object([
                .init("oldestStartDate", date, "The first day of the first one.", isRequired: false),
                .init("youngestStartDate", date, "The first day of the last one.", isRequired: false),
            ])
        ),
    ]

    private static let openNames = JSONSchema.array(
        .object([
            .init("language", .text(), "The code of the language, in capitals."), .init("text", .text(), "The text."),
        ]))
    private static let isoCode = JSONSchema.Member("isoCode", .text(), "The country’s code (ISO 3166-1 alpha-2).")
    private static let shortName = JSONSchema.Member("shortName", .text(), "The code after the hyphen.")

    private static let identity: [JSONSchema.Member] = [
        .init("id", .text(format: "uuid"), "Names the days of the holiday; the same in every answer.")
    ]

    private static let facts: [JSONSchema.Member] = [
        .init("type", .words(["Public", "Bank", "Optional", "School"]), "The type of the holiday."),
        .init("name", openNames, "The names of the holiday."),
        .init("regionalScope", .words(["National", "Regional", "Local"]), "Who keeps it."),
        .init("temporalScope", .words(["FullDay", "HalfDay"]), "Whether the whole day is off."),
        .init("nationwide", .flag, "Whether the whole country keeps it."),
        .init(
            "subdivisions",
            .array(.object([.init("code", .text(), "The region’s code (ISO 3166-2)."), shortName])),
            "The regions that keep it; left out for the whole country.", isRequired: false),
        .init("comment", openNames, "What else there is to know; left out if there is nothing.", isRequired: false),
    ]
}
