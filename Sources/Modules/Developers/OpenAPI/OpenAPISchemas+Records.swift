// The records of the site's own pages. A record may get further members, so these are not the only ones.

extension OpenAPISchemas {
    static let records: [(name: String, schema: JSONSchema)] = holidayRecords + planRecords + otherRecords

    private static let holidayRecords: [(name: String, schema: JSONSchema)] = [
        (
            "HolidayList",
            .open([
                .init("country", country), .init("year", .integer), .init("years", years), .init("filter", filter),
                .init("stale", .flag), .init("page", .text()),
                .init("regions", .array(.object([.init("code", .text()), .init("name", .text())]))),
                .init("holidays", .array(.named("Holiday"))),
            ])
        ),
        ("Holiday", .open(holiday)),
        (
            "HolidayFeed",
            .open([
                .init(
                    "places",
                    .array(
                        .open([
                            .init("code", .text()), .init("country", .text()), .init("region", .optional(.text())),
                        ]))),
                .init("years", years), .init("filter", filter), .init("revised", .optional(date)),
                .init("stale", .flag), .init("page", .text()),
                .init("holidays", .array(.open([.init("uid", .text()), .init("places", texts)] + holiday))),
            ])
        ),
        (
            "LeavePlans",
            .open([
                .init("year", .integer), .init("days", .optional(.integer)),
                .init(
                    "places",
                    .array(
                        .open([
                            .init("code", .text()), .init("country", .text()), .init("region", .optional(.text())),
                        ]))),
                .init("stale", .flag), .init("page", .text()),
                .init(
                    "plans",
                    .array(
                        .open([
                            .init("shortest", .integer), .init("daysOff", .integer),
                            .init("daysOffWithoutLeave", .integer), .init("leave", .integer),
                            .init("partnerLeave", .integer), .init("breaks", .array(.named("LeaveBreak"))),
                        ]))),
                .init("bridges", .array(.named("LeaveBreak"))),
            ])
        ),
        (
            "LeaveBreak",
            .open([
                .init("first", date), .init("last", date), .init("length", .integer), .init("leave", .array(date)),
                .init("partnerLeave", .array(date)), .init("complete", .flag),
                .init(
                    "days",
                    .array(
                        .open([
                            .init("date", date), .init("kind", .text()), .init("partnerKind", .optional(.text())),
                            .init("names", names),
                        ]))),
            ])
        ),
        (
            "Changes",
            .open([
                .init("country", country), .init("revised", .optional(date)), .init("page", .text()),
                .init(
                    "revisions",
                    .array(.open([.init("date", date), .init("changes", .array(.open([.init("id", .text())])))]))),
            ])
        ),
    ]

    private static let otherRecords: [(name: String, schema: JSONSchema)] = [
        (
            "CountryList",
            .open([
                .init("stale", .flag), .init("page", .text()),
                .init(
                    "countries",
                    .array(.open([.init("code", .text()), .init("names", names), .init("holidays", .text())]))),
                .init(
                    "regions",
                    .array(
                        .open([
                            .init("code", .text()), .init("country", .text()), .init("names", names),
                            .init("holidays", .text()),
                        ]))),
            ])
        ),
        (
            "Country",
            .open([
                .init("code", .text()), .init("alpha3", .optional(.text())), .init("numeric", .optional(.text())),
                .init("names", names), .init("zones", texts), .init("weekend", texts), .init("years", years),
                .init(
                    "regions",
                    .array(.open([.init("code", .text()), .init("name", .text()), .init("holidays", .text())]))),
            ])
        ),
        ("QuoteList", list("quotes", [.init("author", .text())])),
        (
            "Quote",
            .open([
                .init("id", .text()), .init("author", .open([.init("name", .text())])), .init("source", .open([])),
                .init("page", .text()),
            ])
        ),
        ("PersonList", list("people", [.init("name", .text())])),
        (
            "Person",
            .open([
                .init("id", .text()), .init("name", .open([.init("whole", .text())])), .init("page", .text()),
            ])
        ),
        (
            "DocumentList",
            .open([
                .init("revised", .optional(date)),
                .init(
                    "documents",
                    .array(
                        .open([
                            .init("name", .text()), .init("address", .text()), .init("mediaType", .text()),
                            .init("bytes", .integer), .init("revised", .optional(date)),
                        ]))),
            ])
        ),
        (
            "WorldDay",
            .open([
                .init("date", date), .init("page", .text()),
                .init(
                    "countries",
                    .array(
                        .open([
                            .init("country", .text()), .init("names", names), .init("continent", .optional(.text())),
                            .init("known", .flag), .init("off", .flag), .init("weekend", .flag),
                            .init("exchangedFor", .optional(date)), .init("holidays", .array(.named("WorldHoliday"))),
                        ]))),
            ])
        ),
        (
            "WorldWeek",
            .open([
                .init("page", .text()),
                .init(
                    "days",
                    .array(
                        .open([
                            .init("date", date),
                            .init(
                                "countries",
                                .array(
                                    .open([
                                        .init("country", .text()), .init("off", .flag),
                                        .init("holidays", .array(.named("WorldHoliday"))),
                                    ]))),
                        ]))),
            ])
        ),
        (
            "WorldHoliday",
            .open([
                .init("id", .text()), .init("names", names), .init("occasion", .optional(.text())),
                .init("observed", .flag), .init("estimated", .flag), .init("page", .optional(.text())),
                .init("kept", .text()),
            ])
        ),
        (
            "OccasionList",
            .open([
                .init("year", .integer), .init("page", .text()),
                .init(
                    "occasions",
                    .array(
                        .open([
                            .init("id", .text()), .init("names", names), .init("countries", .integer),
                            .init("countriesInPart", .integer), .init("page", .text()), .init("record", .text()),
                        ]))),
            ])
        ),
        (
            "Occasion",
            .open([
                .init("id", .text()), .init("names", names), .init("page", .text()),
                .init("previous", .optional(.text())), .init("next", .optional(.text())),
                .init(
                    "years",
                    .array(.open([.init("year", .integer), .init("days", .array(.open([.init("date", date)])))]))),
                .init(
                    "localNames",
                    .array(.open([.init("language", .text()), .init("text", .text()), .init("countries", texts)]))),
            ])
        ),
        (
            "SearchResults",
            .open([
                .init("text", .text()), .init("count", .integer), .init("stale", .flag), .init("missing", texts),
                .init("page", .text()),
                .init(
                    "groups",
                    .array(
                        .open([
                            .init("kind", .text()), .init("count", .integer),
                            .init("results", .array(.open([.init("match", .text()), .init("page", .text())]))),
                        ]))),
            ])
        ),
    ]

    /// A list of what has an id and a page of its own.
    private static func list(_ name: String, _ members: [JSONSchema.Member]) -> JSONSchema {
        .open([
            .init("stale", .flag), .init("page", .text()),
            .init(name, .array(.open([.init("id", .text()), .init("page", .text())] + members))),
        ])
    }

    private static let country = JSONSchema.open([.init("code", .text()), .init("names", names)])
    private static let names = JSONSchema.array(.open([.init("language", .text()), .init("text", .text())]))
    private static let years = JSONSchema.open([.init("first", .integer), .init("last", .integer)])
    private static let filter = JSONSchema.open([.init("type", .text()), .init("region", .optional(.text()))])
    private static let holiday: [JSONSchema.Member] = [
        .init("id", .text()), .init("date", date), .init("last", date), .init("observedOn", .optional(date)),
        .init("observedFor", .optional(date)), .init("names", names), .init("types", texts), .init("regions", texts),
        .init("exceptions", texts), .init("local", .flag), .init("estimated", .flag), .init("page", .text()),
    ]
}
