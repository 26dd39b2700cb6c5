// The records of holidays. A record may get further members, so these are not the only ones.

extension OpenAPISchemas {
    static let records: [(name: String, schema: JSONSchema)] =
        holidayRecords + leaveRecords + planRecords + worldRecords + otherRecords

    private static let holidayRecords: [(name: String, schema: JSONSchema)] = [
        (
            "HolidayList",
            .open([
                .init("country", country, "The country of the list."), .init("year", .integer, "The year of the list."),
                .init("years", years, "The years that there is data for."),
                .init("filter", filter, "The filter of the list, as in its address."), stale, fallback, page,
                .init(
                    "regions",
                    .array(
                        .object([
                            .init("code", .text(), "The region’s code, as in ISO 3166-2 after the hyphen."),
                            .init("name", .text(), "The region’s name in English."),
                        ])), "The regions that may have holidays of their own."),
                .init("known", .array(.named("Knowledge")), "What is known of the types that the filter includes."),
                .init(
                    "holidays", .array(.named("Holiday")),
                    "The holidays that the filter includes, in date order; an observed day is one of its own."),
            ])
        ),
        ("Knowledge", .open(knowledge)),
        (
            "Coverage",
            .open([
                .init("year", .integer, "The year that is told of."), page,
                .init(
                    "countries",
                    .array(
                        .open([
                            .init("code", .text(), "The country’s code (ISO 3166-1 alpha-2)."),
                            .init("names", names, "The country’s names."),
                            .init("record", .text(), "The country’s own record: a path on this site."),
                            .init("changes", .text(), "The changes of its data: a path on this site."),
                            .init(
                                "years", years, "The years that there is data for; omitted if there is none.",
                                isRequired: false),
                            .init(
                                "revised", .optional(date),
                                "The day on which its data last changed; null if the source does not say. Omitted if "
                                    + "there is no data.",
                                isRequired: false),
                            .init(
                                "corrections", .integer,
                                "How many corrections the data has; omitted if there is no data.", isRequired: false),
                            .init("known", .array(.named("Knowledge")), "What is known, by types."),
                        ])), "The countries, in the order of their codes."),
            ])
        ),
        ("Holiday", .open(holiday + [regionalTypes([]), key])),
        (
            "HolidayFeed",
            .open([
                .init(
                    "places",
                    .array(
                        .open(
                            territory + [
                                .init("known", .array(.named("Knowledge")), "What is known of the types of the feed.")
                            ])), "The places of the feed, in the order of their codes."),
                .init("years", years, "The years that the feed has holidays of."),
                .init("filter", filter, "The filter of the feed, as in its address."),
                .init(
                    "revised", .optional(date), "The day on which the data last changed; null if a source does not say."
                ),
                stale, fallback, page,
                .init(
                    "holidays",
                    .array(
                        .open(
                            [uid, places, countryOfEvent] + holiday + [otherNames, regionalTypes([regionCountry])])),
                    "The holidays, in date order. What several places share on a day is one of them."),
            ])
        ),
        (
            "Changes",
            .open([
                .init("country", country, "The country."),
                .init("revised", .optional(date), "The day of the last change; null if the source does not say."), page,
                .init("revisions", .array(.named("Revision")), "The revisions of the data, the newest first."),
            ])
        ),
        (
            "Revision",
            .open([
                .init("date", date, "The day of the revision."),
                .init("unlisted", .integer, "How many further changes the revision has, which are only counted."),
                .init("changes", .array(.named("Change")), "What changed."),
            ])
        ),
        (
            "Change",
            .open([
                .init("id", .text(), "Names the change for good: a tag URI (RFC 4151)."),
                .init("kind", .text(), "What kind of change it is, such as added, removed or moved."),
                .init(
                    "name", .optional(.text()), "The holiday’s name in English; null if the change is of all of them."),
                .init("first", .optional(date), "The first day that changed; null if no days did."),
                .init("last", .optional(date), "The last day that changed; null if no days did."),
                .init("days", .integer, "How many days changed."),
                .init(
                    "former", .optional(.text()),
                    "The date before a move, or the name before a new one; null otherwise."),
                .init("title", .text(), "The change in a few words."),
                .init("text", .text(), "The change in a sentence."),
                .init("page", .text(), "The list that the day is in: a path on this site."),
            ])
        ),
    ]

    /// A place of a feed, or of a plan.
    static let territory: [JSONSchema.Member] = [
        .init("code", .text(), "The place’s code: DE, or DE-BY (ISO 3166)."),
        .init("country", .text(), "The country’s name in English."),
        .init("region", .optional(.text()), "The region’s name in English; null for a country."),
    ]

    static let country = JSONSchema.open([
        .init("code", .text(), "The country’s code (ISO 3166-1 alpha-2)."), .init("names", names, englishFirst),
    ])

    private static let filter = JSONSchema.open([
        .init("type", .text(), "The type of the holidays, or all."),
        .init(
            "region", .optional(.text()),
            "The region’s code, or all for the holidays of all regions; null for those of the whole country."),
    ])

    private static let uid = JSONSchema.Member(
        "uid", .text(), "Names the event in all feeds, for good: the UID of iCalendar.")
    private static let places = JSONSchema.Member("places", texts, "The codes of the places of the feed that keep it.")
    private static let countryOfEvent = JSONSchema.Member(
        "country", .text(), "The code of the country whose holiday it is (ISO 3166-1 alpha-2).")
    private static let otherNames = JSONSchema.Member("otherNames", names, "What the other places of the feed call it.")
    private static let key = JSONSchema.Member(
        "key", .text(),
        "Names the row in the lists of all filters: no two rows of a year share it. It is the UID of the row’s event in "
            + "calendars, before the “@”.")

    private static let regionCountry = JSONSchema.Member(
        "country", .text(), "The code of the country whose regions these are.")

    /// - Parameter members: what else is told of each of them.
    private static func regionalTypes(_ members: [JSONSchema.Member]) -> JSONSchema.Member {
        .init(
            "regionalTypes",
            .array(
                .open(
                    [.init("type", .text(), "The type, such as public.")] + members + [
                        .init(
                            "regions", texts,
                            "The codes of the regions that give it; empty for parts of the country."),
                        .init("local", .flag, "Whether only parts of these regions, or of the country, give it."),
                    ])),
            "The types that not all who keep it give it, with those who do: no other region gives it that type, even if it is "
                + "one of types. Types of regions are not among types of a national holiday.")
    }

    /// See `YearKnowledge`.
    private static let knowledge: [JSONSchema.Member] = [
        .init("types", texts, "The types of holidays that this is about."),
        .init(
            "state", .text(),
            "What is known: none, known, partly, estimated, not-announced or no-data."),
        .init("basis", .optional(.text()), "Where the dates come from: law, announced or formula."),
        .init("from", .optional(date), "The first day that is known."),
        .init("until", .optional(date), "The last day that is announced or decided; null for what the law alone says."),
        .init("latest", .optional(date), "The last day that the data have."),
        .init("lacks", .optional(.text()), "What the data lack, in words."),
        .init(
            "authorities",
            .array(
                .open([
                    .init("title", .text(), "The statute, gazette or ministry."),
                    .init("address", .optional(.text()), "Where it is published."),
                ])), "Who says so."),
    ]

    private static let holiday: [JSONSchema.Member] = [
        id("the holiday’s page"), .init("date", date, "The first day: of an observed day, its own date."),
        .init(
            "last", date,
            "The last day that is known; the same as date unless it is a run of days. A run over the turn of a year is in both "
                + "years, as a whole and with the same key."),
        .init("observedOn", .optional(date), "The day off that is given for it; null if there is none."),
        .init("observedFor", .optional(date), "Of an observed day, the date of its holiday; null otherwise."),
        .init("names", names, "The English name, then the country’s own if it has another one."),
        .init(
            "types", texts,
            "The types of the holiday, such as public, bank or school; of a national one, those that the whole country gives it."
        ),
        .init("regions", texts, "The codes of the regions that keep it; empty for the whole country."),
        .init("exceptions", texts, "The codes of the regions that do not keep a holiday of the whole country."),
        .init("local", .flag, "Whether only parts of the country, or of these regions, keep it."),
        .init("estimated", .flag, "Whether the date depends on the moon and may change by a day."),
        .init(
            "begins", .optional(.text()),
            "The local time at which a day that is not off as a whole begins to be: 13:00. Null for whole days, and if the law "
                + "gives no time."),
        .init("page", .text(), "The holiday’s page for people: a path on this site."),
    ]
}
