import Layout

extension Operation {
    /// What an answer of the search has, by its kind.
    static let partsOfAnswers: [JSONSchema.Member] = [
        .init(
            "kind", .text(),
            "What is answered: place, public-holidays, bank-holidays, school-holidays, long-weekends, working-days, "
                + "calendar, leave, choose, month, next, kept, not-kept, day, status, week, no-holidays, "
                + "comparison, no-data or "
                + "no-such-day."),
        .init("place", .text(), "The code of the country or the region (ISO 3166).", isRequired: false),
        .init("places", .array(.text()), "The codes of the places to compare.", isRequired: false),
        .init("topic", .text(), "What there is to choose a place for, such as school-holidays.", isRequired: false),
        .init("city", .text(), "The city that was named.", isRequired: false),
        .init("year", .integer, "The year that is asked for.", isRequired: false),
        .init("month", .integer, "The month that is asked for, 1 to 12.", isRequired: false),
        .init("workingDays", .halves, "How many working days the month has; a half day counts 0.5.", isRequired: false),
        .init(
            "date", .text(format: "date"),
            "The day, or the first day of a week or of days without a holiday; of a day that does not exist, the last one "
                + "of its month.",
            isRequired: false),
        .init("last", .text(format: "date"), "The last of some days without a holiday.", isRequired: false),
        .init("from", .integer, "Of a year without data, the first one that has some.", isRequired: false),
        .init("to", .integer, "Of a year without data, the last one that has some.", isRequired: false),
        .init("name", .text(), "What is kept, in the language of the address.", isRequired: false),
        .init(
            "occasion", .optional(.text()), "Of what is kept, the id of the occasion; null if it has none.",
            isRequired: false),
        .init("names", namesOfAnswer, "Of a day, the names of its holiday.", isRequired: false),
        .init(
            "status", .text(), "Of a day in a place: holiday, half-day, partial, weekend or working.",
            isRequired: false),
        .init(
            "lacks", .text(),
            "Of a working day, what the data of its year lack, in words: the day may be off.",
            isRequired: false),
        .init(
            "next", nextOfAnswer, "The next holiday of the place: of days without a holiday, the next one after them.",
            isRequired: false),
        .init(
            "types", .array(.text()),
            "The types that what is kept has in the place: public is a day off, but optional or workday is none.",
            isRequired: false),
        .init("observed", .text(format: "date"), "The day off for it, on another date.", isRequired: false),
        .init("estimated", .flag, "True if the date may still move.", isRequired: false),
        .init(
            "regions", .array(.text()),
            "The regions that keep it, if not the whole place does; empty for single places.",
            isRequired: false),
        .init("keptBy", .integer, "How many countries have the day off.", isRequired: false),
        .init("otherDate", otherDateOfAnswer, "The date of most others.", isRequired: false),
        .init("elsewhere", .text(format: "date"), "The date in other places.", isRequired: false),
    ]

    private static let namesOfAnswer = JSONSchema.array(
        .open([
            .init("language", .text(), "The language of the name (BCP 47)."), .init("text", .text(), "The name."),
        ]))

    private static let nextOfAnswer = JSONSchema.open([
        .init("date", .text(format: "date"), "The day off."), .init("names", namesOfAnswer, "Its names."),
        .init("estimated", .flag, "True if the date may still move.", isRequired: false),
    ])

    private static let otherDateOfAnswer = JSONSchema.open([
        .init("date", .text(format: "date"), "The date."),
        .init("keptBy", .integer, "How many countries have it."),
    ])
}
