extension OpenAPISchemas {
    static let worldRecords: [(name: String, schema: JSONSchema)] = [
        (
            "WorldDay",
            .open([
                .init("date", date, "The day."), page,
                .init(
                    "countries",
                    .array(
                        .open([
                            .init("country", .text(), "The country’s code (ISO 3166-1 alpha-2)."),
                            .init("names", names, englishFirst),
                            .init(
                                "continent", .optional(.text()),
                                "The continent, in a word; null if the source does not say."),
                            .init("known", .flag, "Whether there is data for the year."),
                            .init("off", .flag, "Whether the country as a whole has the day off."),
                            .init("weekend", .flag, "Whether it is a day of the weekend there."),
                            .init(
                                "exchangedFor", .optional(date),
                                "Of a day of the weekend that is worked by decree, the day off in exchange; null otherwise."
                            ),
                            .init("holidays", .array(.named("WorldHoliday")), "The public holidays on the day."),
                        ])), "All countries, by their English name."),
            ])
        ),
        (
            "WorldWeek",
            .open([
                page,
                .init(
                    "days",
                    .array(
                        .open([
                            .init("date", date, "The day."),
                            .init(
                                "countries",
                                .array(
                                    .open([
                                        .init("country", .text(), "The country’s code (ISO 3166-1 alpha-2)."),
                                        .init("off", .flag, "Whether the country as a whole has the day off."),
                                        .init(
                                            "holidays", .array(.named("WorldHoliday")),
                                            "The public holidays on the day."),
                                    ])), "The countries that have a public holiday."),
                        ])), "The seven days."),
            ])
        ),
        (
            "WorldHoliday",
            .open([
                id("the holiday’s page"), .init("names", names, "The English name, then the country’s own."),
                .init("occasion", .optional(.text()), "The id of the feast as such; null if it has none."),
                .init("observed", .flag, "Whether the day is an observed one."),
                .init("estimated", .flag, "Whether the date depends on the moon and may change by a day."),
                .init(
                    "page", .optional(.text()), "The holiday’s page for people; null if its source has no pages here."),
                .init("kept", .text(), "Who keeps it: everywhere, regions, or parts."),
                .init(
                    "exceptions", texts, "If it is kept everywhere, the codes of the regions that do not.",
                    isRequired: false),
                .init(
                    "regions", texts,
                    "If it is kept in regions or parts, the codes of the regions; empty if they are not known.",
                    isRequired: false),
                .init(
                    "where", .text(), "Which parts of the country, or of the regions, keep it, as far as it is known.",
                    isRequired: false),
            ])
        ),
    ]
}
