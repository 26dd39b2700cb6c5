import AlmanacValues
public import Layout

extension Operation {
    /// The search, as a record.
    public static let search = Operation(
        "search", "/search",
        "What a search answers, and finds: countries, regions, occasions, names of holidays, people",
        .records,
        [.query("q", .text(longest: 100), "christmas", "A search text: names, years and dates in any order.")],
        formats: Format.ofSearch, schema: searchResults,
        examples: [Example("What a search answers and finds, of every kind", query: "?q=christmas")])

    private static let searchResults = JSONSchema.named(
        "SearchResults",
        .open([
            .init("text", .text(), "The text that was searched for."),
            .init("count", .integer, "How many results there are."), stale, fallback,
            .init("missing", texts, "The kinds that could not be searched, because their source fails."), page,
            .init(
                "suggestion", .optional(.text()),
                "The text that was probably meant; null if the text is right, or nothing is near."),
            .init("answers", .array(.open(partsOfAnswers + [page])), "What the text asks, answered; the best first."),
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
        ]))

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

    private static let stale = JSONSchema.Member(
        "stale", .flag,
        "Whether a part of this is not what its source has now, because the source fails: the last good copy, or the "
            + "site’s own data.")
    private static let fallback = JSONSchema.Member(
        "fallback", .flag,
        "True if a part of this is the site’s own data, because its source has never supplied any. Otherwise omitted.",
        isRequired: false)
    private static let page = JSONSchema.Member(
        "page", .text(), "The page for people with the same facts: a path on this site.")
    private static let texts = JSONSchema.array(.text())
    private static let names = [LocalizedText].schema
}
