import AlmanacValues
import Layout

/// The schemas of what operations return, in the order of the description.
enum OpenAPISchemas {
    /// The responses that every operation may have, with the status and what it means.
    static let failures: [(code: String, about: String)] = [
        ("400", "A parameter has a value that is not valid."), ("404", "There is no such thing, or no data for it."),
        ("405", "The method is not GET, HEAD or OPTIONS."),
        ("412", "The version that If-Match names is not current, or the data changed after If-Unmodified-Since."),
        ("502", "The source of the data sent something that cannot be used."),
        ("503", "The source of the data does not respond."), ("504", "The source of the data took too long."),
    ]

    static let problem = JSONSchema.named(
        "Problem",
        .open([
            .init("type", .text(), "The type of the problem: always about:blank."),
            .init("title", .text(), "The reason phrase of the status."),
            .init("status", .integer, "The status of the response."),
            .init("detail", .text(), "What is wrong with this request, in English, for whoever writes the program."),
            .init(
                "errors", .open([]), "For each parameter that is wrong, by its name, a list with the reason.",
                isRequired: false),
        ]))

    /// Returns the named schemas of operations, each once.
    static func named(in operations: [Operation]) -> [(name: String, schema: JSONSchema)] {
        var names: Set<String> = []
        let inJSON = operations.filter { operation in
            operation.paths.contains { ($0.format ?? operation.content) == .json }
        }
        return ([problem] + inJSON.compactMap(\.schema)).flatMap(\.named).filter { names.insert($0.name).inserted }
    }
}
