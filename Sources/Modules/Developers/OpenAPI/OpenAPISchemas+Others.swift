// The records of countries, quotes, people, occasions, searches and documents. A record may get further members.

extension OpenAPISchemas {
    static let otherRecords: [(name: String, schema: JSONSchema)] = [
        (
            "CountryList",
            .open([
                stale, fallback, page,
                .init(
                    "countries",
                    .array(
                        .open([
                            .init("code", .text(), "The country’s code (ISO 3166-1 alpha-2)."),
                            .init("names", names, englishFirst), listOfHolidays,
                        ])), "The countries."),
                .init(
                    "regions",
                    .array(
                        .open([
                            .init("code", .text(), "The region’s code (ISO 3166-2)."),
                            .init("country", .text(), "The code of its country."), .init("names", names, "Its names."),
                            listOfHolidays,
                        ])), "The regions that a search finds; empty without one."),
            ])
        ),
        (
            "Country",
            .open([
                .init("code", .text(), "The country’s code (ISO 3166-1 alpha-2)."),
                .init("alpha3", .optional(.text()), "Its code with 3 letters; null if it has none."),
                .init("numeric", .optional(.text()), "Its code with 3 digits; null if it has none."),
                .init("names", names, englishFirst),
                .init("zones", texts, "Its time zones (IANA), the capital’s first."),
                .init("weekend", texts, "The days of its weekend, such as saturday."),
                .init("years", years, "The years whose holidays are known."), stale, fallback, listOfHolidays,
                .init(
                    "regions",
                    .array(
                        .open([
                            .init("code", .text(), "The region’s code (ISO 3166-2)."),
                            .init("name", .text(), "Its name in English."), listOfHolidays,
                        ])), "The regions that have holidays of their own."),
            ])
        ),
        (
            "QuoteList",
            list(
                "quotes", "The quotes.", "the quote",
                [.init("text", text, "The quote."), .init("author", .text(), "The name of who said it.")])
        ),
        (
            "Quote",
            .open([
                id("the quote"), .init("text", text, "The quote in English."),
                .init(
                    "original", .optional(text), "The quote in its own language; null if that is English, or unknown."),
                .init("author", author, "Who said or wrote it."),
                .init("source", source, "Where it is from, as far as it is known."), stale,
                fallback, page,
            ])
        ),
        (
            "PersonList",
            list(
                "people", "The people, sorted by family name.", "the person",
                [.init("name", .text(), "The whole name."), born, died, portrait])
        ),
        (
            "Person",
            .open([
                id("the person"),
                .init(
                    "name",
                    .open([
                        .init("whole", .text(), "The name as people write it."),
                        .init("given", .optional(.text()), "The given name; null for a single name."),
                        .init("family", .optional(.text()), "The family name; null for a single name."),
                    ]), "The person’s name."),
                .init("occupation", .optional(.text()), "What the person did; null if it is not known."), born, died,
                .init("address", .optional(address), "Where the person lived; null if it is not known."),
                .init("biography", .optional(.text()), "A few sentences; null if there are none."), stale, fallback,
                page,
                portrait,
                .init(
                    "quotes",
                    .array(
                        .open([
                            id("the quote"), .init("text", text, "The quote in English."),
                            .init("page", .text(), "The quote’s page for people: a path on this site."),
                        ])), "The person’s quotes; omitted if their source fails.", isRequired: false),
            ])
        ),
        (
            "DocumentList",
            .open([
                .init("revision", .text(), "Names this state of all documents."),
                .init("revised", .optional(date), "The day on which a document last changed; null if none says."),
                .init(
                    "documents",
                    .array(
                        .open([
                            .init("name", .text(), "The document’s name, such as holidays/DE.xml."),
                            .init("address", .text(), "Its address: a path on this site."),
                            .init("mediaType", .text(), "Its media type."),
                            .init("bytes", .integer, "Its length in bytes."),
                            .init(
                                "revised", .optional(date), "The day on which it last changed; null if it does not say."
                            ),
                        ])), "The documents and their schemas."),
            ])
        ),
        (
            "OccasionList",
            .open([
                .init("year", .integer, "The year that is counted."), page,
                .init(
                    "occasions",
                    .array(
                        .open(
                            occasion + [
                                .init("countries", .integer, "How many countries keep it in the year."),
                                .init("countriesInPart", .integer, "How many others keep it in some regions only."),
                                page,
                                .init("record", .text(), "Its record: a path on this site."),
                            ])), "The occasions."),
            ])
        ),
        (
            "Occasion",
            .open(
                occasion + [
                    page,
                    .init("previous", .optional(.text()), "The record of the occasion before; null for the first one."),
                    .init("next", .optional(.text()), "The record of the occasion after; null for the last one."),
                    .init(
                        "years",
                        .array(
                            .open([
                                .init("year", .integer, "The year."),
                                .init(
                                    "days",
                                    .array(
                                        .open([
                                            .init("date", date, "The day: the first one, if it lasts several."),
                                            .init("observed", .flag, "Whether it is a day off for another date."),
                                            .init(
                                                "observedFor", .optional(date),
                                                "Of an observed day, the occasion’s own date; null if it is not known."),
                                            .init("countries", texts, "The codes of the countries that keep it."),
                                            .init("countriesInPart", texts, "Those where only some regions do."),
                                        ])), "Its days, in date order."),
                            ])), "When it is, from last year on."),
                    .init(
                        "localNames",
                        .array(
                            .open([
                                .init("language", .text(), "The language of the name (BCP 47)."),
                                .init("text", .text(), "The name."),
                                .init("countries", texts, "The codes of the countries where it is a public holiday."),
                                .init("others", texts, "Those where only holidays of other types have the name."),
                            ])), "What it is called, language by language."),
                ])
        ),
        (
            "SearchResults",
            .open([
                .init("text", .text(), "The text that was searched for."),
                .init("count", .integer, "How many results there are."), stale, fallback,
                .init("missing", texts, "The kinds that could not be searched, because their source fails."), page,
                .init(
                    "suggestion", .optional(.text()),
                    "The text that was probably meant; null if the text is right, or nothing is near."),
                .init(
                    "answers", .array(.open(partsOfAnswers + [page])), "What the text asks, answered; the best first."),
                .init(
                    "groups",
                    .array(
                        .open([
                            .init("kind", .text(), "What the results are, such as countries or people."),
                            .init("count", .integer, "How many of them there are."),
                            .init(
                                "results",
                                .array(
                                    .open(
                                        [
                                            .init(
                                                "match", .text(),
                                                "How it matches: exact, prefix, wordPrefix, wordSuffix or inside."),
                                            page,
                                        ] + partsOfResults)), "The best of them."),
                        ])), "The results, by their kind."),
            ])
        ),
    ]

    /// What the results of a search have besides, by their kind.
    private static let partsOfResults: [JSONSchema.Member] = [
        .init("code", .text(), "Of a country or a region, its code (ISO 3166).", isRequired: false),
        .init("id", .text(), "Of an occasion or a person, the id, as in its address.", isRequired: false),
        .init("names", names, "Its names, the English one first; not of a person.", isRequired: false),
        .init("name", .text(), "Of a person, the whole name.", isRequired: false),
        .init("country", .text(), "Of a region, the code of its country.", isRequired: false),
        .init("rule", .text(), "Of an occasion, when it is, in words.", isRequired: false),
        .init(
            "occasion", .optional(.text()), "Of a holiday, the id of its occasion; null if it has none.",
            isRequired: false),
        .init("public", .flag, "Of a holiday, whether it is a public one.", isRequired: false),
        .init("countries", texts, "Of a holiday, the codes of the countries that call it so.", isRequired: false),
        .init(
            "occupation", .optional(.text()), "Of a person, what they did; null if it is not known.",
            isRequired: false),
    ]

    /// What an occasion is.
    private static let occasion: [JSONSchema.Member] = [
        id("the occasion"), .init("names", names, "Its names."),
        .init("about", .text(), "What it is, in a sentence or two."), .init("rule", .text(), "When it is, in words."),
        .init("tradition", .text(), "Whose day it is, such as christian or civic."),
    ]

    private static let author = JSONSchema.open([
        .init("name", .text(), "The author’s name."),
        .init("id", .optional(.text()), "The id of the person’s page; null without one."),
        .init("occupation", .optional(.text()), "What the author did; null if it is not known."),
        .init("page", .optional(.text()), "The person’s page: a path on this site; null without one."),
    ])

    private static let source = JSONSchema.open([
        .init("work", .optional(text), "The work; null if it is not known."),
        .init("originalTitle", .optional(text), "The work’s own title, if it is not English; null otherwise."),
        .init("position", .optional(.text()), "Where in the work, such as a chapter; null if it is not known."),
        .init("published", .optional(partialDate), "When it was published or said; null if it is not known."),
        .init("translator", .optional(.text()), "Who translated it; null for no translation, or if it is not known."),
    ])

    private static let address = JSONSchema.open([
        .init("street", .optional(.text()), "The street and the number; null if it is not known."),
        .init("locality", .text(), "The town."),
        .init("country", .text(), "The country’s name in English."),
    ])

    /// A list of what has an id and a page of its own.
    private static func list(
        _ name: String, _ about: String, _ what: String, _ members: [JSONSchema.Member]
    ) -> JSONSchema {
        .open([stale, fallback, page, .init(name, .array(.open([id(what), page] + members)), about)])
    }

    private static let listOfHolidays = JSONSchema.Member(
        "holidays", .text(), "The page with its holidays: a path on this site.")
    private static let portrait = JSONSchema.Member("portrait", .text(), "The person’s portrait: a path on this site.")
    private static let born = JSONSchema.Member("born", .optional(partialDate), "The date of birth; null if unknown.")
    private static let died = JSONSchema.Member(
        "died", .optional(partialDate), "The date of death; null if unknown, or alive.")
    private static let partialDate = JSONSchema.open([
        .init("date", .text(), "As far as it is known: the year, the year and the month, or the day (ISO 8601)."),
        .init("approximate", .flag, "Whether the date is only about right."),
    ])
}
