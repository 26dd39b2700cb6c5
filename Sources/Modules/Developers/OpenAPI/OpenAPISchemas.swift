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
                .init("type", .text()), .init("title", .text()), .init("status", .integer), .init("detail", .text()),
                .init("errors", .open([]), isRequired: false),
            ])
        )
    ]

    static let date = JSONSchema.text(format: "date")
    static let texts = JSONSchema.array(.text())
}
