/// The schemas of what operations return, in the order of the description.
enum OpenAPISchemas {
    /// The responses that every operation may have, with the status and what it means.
    static let failures: [(code: String, about: String)] = [
        ("400", "A parameter has a value that is not valid."), ("404", "There is no such thing, or no data for it."),
        ("405", "The method is not GET, HEAD or OPTIONS."), ("412", "The version that If-Match names is not current."),
        ("502", "The source of the data sent something that cannot be used."),
        ("503", "The source of the data does not respond."), ("504", "The source of the data took too long."),
    ]

    static let all: [(name: String, schema: JSONSchema)] = problem + records + nager + govUK + openHolidays

    private static let problem: [(name: String, schema: JSONSchema)] = [
        (
            "Problem",
            .open([
                .init("type", .text(), "The type of the problem: always about:blank."),
                .init("title", .text(), "The reason phrase of the status."),
                .init("status", .integer, "The status of the response."),
                .init(
                    "detail", .text(), "What is wrong with this request, in English, for whoever writes the program."),
                .init(
                    "errors", .open([]), "For each parameter that is wrong, by its name, a list with the reason.",
                    isRequired: false),
            ])
        )
    ]

    static let date = JSONSchema.text(format: "date")
    static let texts = JSONSchema.array(.text())
    /// A text with its language.
    static let text = JSONSchema.open([
        .init("language", .text(), "The language of the text (BCP 47)."), .init("text", .text(), "The text."),
    ])
    static let names = JSONSchema.array(text)
    static let years = JSONSchema.open([
        .init("first", .integer, "The first year."), .init("last", .integer, "The last year."),
    ])

    static let stale = JSONSchema.Member(
        "stale", .flag,
        "Whether a part of this is not what its source has now, because the source fails: the last good copy, or the "
            + "site’s own data.")
    static let fallback = JSONSchema.Member(
        "fallback", .flag,
        "True if a part of this is the site’s own data, because its source has never supplied any. Otherwise omitted.",
        isRequired: false)
    static let page = JSONSchema.Member(
        "page", .text(), "The page for people with the same facts: a path on this site.")
    static func id(_ what: String) -> JSONSchema.Member {
        .init("id", .text(), "The id of \(what), as in its address.")
    }
    static let englishFirst = "The English name, then the names in the country’s own languages."
}
