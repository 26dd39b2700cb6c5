extension OpenAPISchemas {
    static let records: [(name: String, schema: JSONSchema)] = [
        (
            "HolidayList",
            .object([
                .init("country", .object([.init("code", .text()), .init("names", names)])), .init("year", .integer),
                .init("years", .object([.init("first", .integer), .init("last", .integer)])),
                .init("filter", .object([.init("type", .text()), .init("region", .optional(.text()))])),
                .init("stale", .flag), .init("page", .text()),
                .init("regions", .array(.object([.init("code", .text()), .init("name", .text())]))),
                .init("holidays", .array(.named("Holiday"))),
            ])
        ),
        (
            "Holiday",
            .object([
                .init("id", .text()), .init("date", date), .init("last", date), .init("observedOn", .optional(date)),
                .init("observedFor", .optional(date)), .init("names", names), .init("types", texts),
                .init("regions", texts), .init("exceptions", texts), .init("local", .flag), .init("estimated", .flag),
                .init("page", .text()),
            ])
        ),
        (
            "CountryList",
            .object([
                .init("stale", .flag), .init("page", .text()),
                .init(
                    "countries",
                    .array(.object([.init("code", .text()), .init("names", names), .init("holidays", .text())]))),
            ])
        ),
    ]

    private static let names = JSONSchema.array(.object([.init("language", .text()), .init("text", .text())]))
}
