import Almanac

// The answers of the interfaces, as the originals describe them. An object has exactly these members.

extension OpenAPISchemas {
    static let nager: [(name: String, schema: JSONSchema)] = [
        (
            "NagerHolidays",
            .array(
                .object([
                    .init("date", date), .init("localName", .text()), .init("name", .text()),
                    .init("countryCode", .text()), .init("fixed", .flagOf(false)), .init("global", .flag),
                    .init("counties", .optional(texts)), .init("launchYear", .optional(.integer)),
                    .init("types", .array(.words(nagerTypes))),
                ]))
        ),
        (
            "NagerLongWeekends",
            .array(
                .object([
                    .init("startDate", date), .init("endDate", date), .init("dayCount", .integer),
                    .init("needBridgeDay", .flag), .init("bridgeDays", .array(date)),
                ]))
        ),
        ("NagerCountries", .array(.object([.init("countryCode", .text()), .init("name", .text())]))),
        (
            "NagerCountryInfo",
            .object([
                .init("commonName", .text()), .init("officialName", .optional(.text())),
                .init("countryCode", .text()), .init("region", .optional(.text())), .init("borders", .nothing),
            ])
        ),
        ("NagerVersion", version), ("NagerVersions", .array(version)),
        (
            "NagerV4Holidays",
            .array(
                .object([
                    .init("date", date), .init("name", .text()), .init("countryCode", .text()),
                    .init("nationalHoliday", .flag), .init("subdivisionCodes", .optional(texts)),
                    .init("holidayTypes", .array(.words(nagerTypes))),
                ]))
        ),
        (
            "NagerV4Country",
            .object([
                .init("commonName", .text()), .init("officialName", .optional(.text())),
                .init("nativeName", .optional(.text())), .init("countryCode", .text()),
                .init("region", .optional(.text())), .init("borders", .nothing),
            ])
        ),
    ]

    private static let nagerTypes = ["Public", "Bank", "School", "Authorities", "Optional", "Observance"]
    private static let version = JSONSchema.object([.init("name", .text()), .init("version", .text())])

    static let govUK: [(name: String, schema: JSONSchema)] = [
        (
            "BankHolidays",
            .object(BankHolidayDivision.allCases.map { .init($0.rawValue, .named("BankHolidayDivision")) })
        ),
        (
            "BankHolidayDivision",
            .object([
                .init("division", .words(BankHolidayDivision.allCases.map(\.rawValue))),
                .init(
                    "events",
                    .array(
                        .object([
                            .init("title", .text()), .init("date", date), .init("notes", .text()),
                            .init("bunting", .flag),
                        ]))),
            ])
        ),
    ]

    static let openHolidays: [(name: String, schema: JSONSchema)] = [
        ("OpenHolidays", .array(.object(identity + [.init("startDate", date), .init("endDate", date)] + facts))),
        (
            "OpenHolidaysOfDay",
            .array(.object(identity + [.init("country", .object([.init("isoCode", .text())]))] + facts))
        ),
        (
            "OpenCountries",
            .array(
                .object([
                    .init("isoCode", .text()), .init("name", names),
                    .init("officialLanguages", texts, isRequired: false),
                ]))
        ),
        ("OpenLanguages", .array(.object([.init("isoCode", .text()), .init("name", names)]))),
        (
            "OpenSubdivisions",
            .array(.object([.init("code", .text()), .init("shortName", .text()), .init("name", names)]))
        ),
        ("OpenGroups", .array(.open([]))),
        (
            "OpenStatistics",
            .object([
                .init("oldestStartDate", date, isRequired: false), .init("youngestStartDate", date, isRequired: false),
            ])
        ),
    ]

    private static let names = JSONSchema.array(.object([.init("language", .text()), .init("text", .text())]))

    private static let identity: [JSONSchema.Member] = [.init("id", .text(format: "uuid"))]

    private static let facts: [JSONSchema.Member] = [
        .init("type", .words(["Public", "Bank", "Optional", "School"])), .init("name", names),
        .init("regionalScope", .words(["National", "Regional", "Local"])),
        .init("temporalScope", .words(["FullDay", "HalfDay"])), .init("nationwide", .flag),
        .init(
            "subdivisions", .array(.object([.init("code", .text()), .init("shortName", .text())])), isRequired: false),
        .init("comment", names, isRequired: false),
    ]
}
