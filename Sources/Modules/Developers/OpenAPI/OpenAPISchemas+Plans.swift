// Records about several days or places. A record may get further members, so these are not the only ones.

extension OpenAPISchemas {
    static let planRecords: [(name: String, schema: JSONSchema)] = [
        (
            "WorkingDays",
            .open([
                .init("place", place([]), "The place whose days are counted."),
                .init("from", date, "The first day, as it was asked for."),
                .init("days", .optional(.integer), "How many working days away was asked for; null for a count."),
                .init("result", .optional(date), "The day that is so many working days away; null for a count."),
                .init("weekend", .optional(texts), "The weekend that was asked for; null for that of the place."),
                .init("counted", run([]), "The days that were looked at."),
                .init("workingDays", .halves, "How many of them are working days; a half day counts 0.5."),
                .init(
                    "skipped",
                    .open([
                        .init("weekendDays", .integer, "How many days of weekends."),
                        .init("weekends", .integer, "How many weekends."),
                        .init("holidays", .integer, "How many holidays on what would be working days."),
                        .init("halfDays", .integer, "How many half days; each takes 0.5 of a working day."),
                    ]), "The days that are no working days, by the reason."),
                .init("holidays", days, "The holidays among them."),
                .init("halfDays", days, "The half-day holidays among them, on which the other half is worked."),
                .init("workedWeekendDays", days, "The days of weekends that are worked by decree."),
                .init(
                    "partialHolidays", days,
                    "The days that only parts of the place have off. They are counted as worked."),
                .init(
                    "months",
                    .array(
                        .open([
                            .init("year", .integer, "The year."), .init("month", .integer, "The month, from 1 to 12."),
                            .init("days", .integer, "How many of its days are counted."),
                            .init("workingDays", .halves, "The working days of it among the days counted."),
                            .init("weekendDays", .integer, "How many of them are days of weekends."),
                            .init("holidays", .integer, "How many holidays are on what would be working days."),
                            .init("halfDays", .integer, "How many of them are half days."),
                        ])), "The count, month by month."), stale, fallback, page,
            ])
        ),
        (
            "Comparison",
            .open([
                .init("year", .integer, "The year that is compared."),
                .init("complete", .flag, "Whether the year is known of all places."),
                .init(
                    "places",
                    .array(
                        place([
                            knownYears,
                            .init("known", .flag, "Whether the year is among them."),
                            .init("workingDays", .halves, "The working days of the year; a half day counts 0.5."),
                            .init("holidaysOnWorkingDays", .integer, "The holidays that are no days of weekends."),
                            .init("workingDaysOfMonths", .array(.halves), "The working days of the twelve months."),
                            .init("halfDays", .integer, "How many of the working days are half days."),
                        ])), "The places, in the order of the address."),
                .init(
                    "together",
                    .open([
                        .init(
                            "workingDays", .halves,
                            "The days on which all places work; a half day of one of them counts 0.5."),
                        .init("daysOff", .halves, "The days that all places have off."),
                        .init("weekendDays", .integer, "How many of those are weekends everywhere."),
                        .init(
                            "runsOfDaysOff",
                            .array(run([.init("weekend", .flag, "Whether it is only a weekend.")])),
                            "The days in a row that all have off."),
                        .init(
                            "weeks", .integer, "The weeks of the year (ISO 8601) in which all places work every day."),
                        .init(
                            "wholeWeeks",
                            .array(
                                run([
                                    .init("firstWeek", .integer, "The number of the first week (ISO 8601)."),
                                    .init("lastWeek", .integer, "The number of the last week."),
                                ])), "These weeks, those in a row together."),
                    ]), "What the places have in common."),
                .init(
                    "holidays",
                    .array(
                        .open([
                            .init("date", date, "The day."),
                            .init(
                                "names",
                                .array(
                                    .open([
                                        .init("language", .text(), "The language of the name (BCP 47)."),
                                        .init("text", .text(), "The name."),
                                        .init("observed", .flag, "Whether the day is an observed one."),
                                        .init("halfDay", .flag, "Whether only half of the day is off."),
                                        placesThatKeep, pageOfHoliday,
                                    ])), "The names of the holidays, and the places that keep them."),
                        ])), "The days that a place has off for a holiday."), stale, fallback, page,
            ])
        ),
        (
            "Meeting",
            .open([
                .init("places", .array(place([knownYears])), "The places, in the order of the address."),
                .init("from", date, "The first day to look at."),
                .init("wanted", .integer, "How many days were asked for."),
                .init("days", .array(date), "The first days on which all places work, at least half of the day."),
                .init("horizon", date, "The last day that was looked at."),
                .init(
                    "inARow", .optional(run([])), "The first days in a row on which all work; null if there are none."),
                .init("weekendDays", .integer, "How many days were skipped for a weekend only."),
                .init("skipped", daysOfPlaces, "The days that were skipped for a holiday."),
                .init(
                    "halfDays", daysOfPlaces,
                    "Of days and inARow, those of which a place has half off, with the holidays that take it."), stale,
                fallback, page,
            ])
        ),
    ]

    private static func place(_ members: [JSONSchema.Member]) -> JSONSchema {
        .open(
            [
                .init("code", .text(), "The place’s code: DE, or DE-BY (ISO 3166)."),
                .init("country", text, "The country’s name."),
                .init("region", .optional(text), "The region’s name; null for a country."),
            ] + members)
    }

    private static func run(_ members: [JSONSchema.Member]) -> JSONSchema {
        .open(
            [
                .init("first", date, "The first day."), .init("last", date, "The last day."),
                .init("days", .integer, "How many days that are."),
            ] + members)
    }

    private static let knownYears = JSONSchema.Member("years", years, "The years that there is data for.")
    private static let placesThatKeep = JSONSchema.Member("places", texts, "The codes of the places that keep it.")
    private static let pageOfHoliday = JSONSchema.Member(
        "page", .optional(.text()), "The holiday’s page for people; null if its source has no pages here.")
    private static let daysOfPlaces = JSONSchema.array(
        .open([
            .init("date", date, "The day."),
            .init(
                "holidays",
                .array(
                    .open([
                        .init("names", names, "The holiday’s name in English."),
                        .init("observed", .flag, "Whether it is a day off for a holiday on another date."),
                        .init("estimated", .flag, "Whether the date is not certain."),
                        placesThatKeep, pageOfHoliday,
                    ])), "The holidays on it, and the places that keep them."),
        ]))

    private static let days = JSONSchema.array(
        .open([
            .init("date", date, "The day."), .init("weekend", .flag, "Whether it is a day of the weekend."),
            .init(
                "holidays",
                .array(
                    .open([
                        id("the holiday’s page"), .init("names", names, "Its English name."),
                        .init("observed", .flag, "Whether the day is an observed one."),
                        .init("estimated", .flag, "Whether the date depends on the moon and may change by a day."),
                        .init(
                            "begins", .optional(.text()),
                            "The local time at which the day begins to be off: 13:00. Null for whole days, and if the law gives "
                                + "no time."),
                        .init("page", .text(), "The holiday’s page for people: a path on this site."),
                    ])), "The holidays on it."),
        ]))
}
