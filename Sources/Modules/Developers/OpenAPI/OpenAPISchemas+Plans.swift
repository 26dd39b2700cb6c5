// Records about several days or places. A record may get further members, so these are not the only ones.

extension OpenAPISchemas {
    static let planRecords: [(name: String, schema: JSONSchema)] = [
        (
            "WorkingDays",
            .open([
                .init("place", place([])), .init("from", date), .init("days", .optional(.integer)),
                .init("result", .optional(date)), .init("weekend", .optional(texts)),
                .init("counted", .open([.init("first", date), .init("last", date), .init("days", .integer)])),
                .init("workingDays", .integer),
                .init(
                    "skipped",
                    .open([
                        .init("weekendDays", .integer), .init("weekends", .integer), .init("holidays", .integer),
                    ])),
                .init("holidays", days), .init("workedWeekendDays", days), .init("partialHolidays", days),
                .init(
                    "months",
                    .array(
                        .open([
                            .init("year", .integer), .init("month", .integer), .init("workingDays", .integer),
                        ]))),
                .init("stale", .flag), .init("page", .text()),
            ])
        ),
        (
            "Comparison",
            .open([
                .init("year", .integer), .init("complete", .flag),
                .init(
                    "places",
                    .array(
                        place([
                            .init("known", .flag), .init("workingDays", .integer),
                            .init("workingDaysOfMonths", .array(.integer)),
                        ]))),
                .init(
                    "together",
                    .open([
                        .init("workingDays", .integer), .init("daysOff", .integer), .init("weekendDays", .integer),
                        .init("runsOfDaysOff", .array(run([.init("weekend", .flag)]))), .init("weeks", .integer),
                        .init(
                            "wholeWeeks",
                            .array(run([.init("firstWeek", .integer), .init("lastWeek", .integer)]))),
                    ])),
                .init("holidays", .array(.open([.init("date", date), .init("names", .array(.open([])))]))),
                .init("stale", .flag), .init("page", .text()),
            ])
        ),
        (
            "Meeting",
            .open([
                .init("places", .array(place([]))), .init("from", date), .init("wanted", .integer),
                .init("days", .array(date)), .init("horizon", date), .init("inARow", .optional(run([]))),
                .init("weekendDays", .integer),
                .init("skipped", .array(.open([.init("date", date), .init("holidays", .array(.open([])))]))),
                .init("stale", .flag), .init("page", .text()),
            ])
        ),
    ]

    private static let text = JSONSchema.open([.init("language", .text()), .init("text", .text())])

    private static func place(_ members: [JSONSchema.Member]) -> JSONSchema {
        .open([.init("code", .text()), .init("country", text), .init("region", .optional(text))] + members)
    }

    private static func run(_ members: [JSONSchema.Member]) -> JSONSchema {
        .open([.init("first", date), .init("last", date), .init("days", .integer)] + members)
    }

    private static let days = JSONSchema.array(
        .open([.init("date", date), .init("weekend", .flag), .init("holidays", .array(.open([])))]))
}
