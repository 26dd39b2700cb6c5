/// The error that is thrown when a document, a schema, an expression or a selector is rejected, or cannot be written.
///
/// ```swift
/// do {
///     let document = try Document(xml: bytes)
///     …
/// } catch where error.reason == .limit {
///     print("too large: \(error)")
/// }
/// ```
///
/// Its description has one line for each problem: "line 3, column 14: …". It may quote the document, and is safe to
/// log; see ``Problem``.
public struct MarkupError: Error, Hashable, Sendable {
    /// The kind of error.
    public enum Reason: Hashable, Sendable {
        /// The document exceeds one of its ``Limits``.
        case limit
        /// The bytes are not UTF-8 or contain a null character, or the document declares another encoding.
        case encoding
        /// The XML document has a document type declaration.
        case documentType
        /// The XML document is not well-formed or not namespace-well-formed, or the document has no element. Also: a
        /// document that ``XMLWriter`` was to write would not be well-formed.
        case malformed
        /// The document is well-formed but not valid against the schema.
        case invalid
        /// The schema does not compile, or would load another document.
        case schema
        /// The XPath expression or the CSS selector does not compile, took too many steps or returned a value of
        /// another type than requested, or a variable contains a null character.
        case expression
        /// libxml2 ran out of memory or failed internally.
        case `internal`
    }

    /// The kind of error.
    public let reason: Reason

    /// The first problems, at most 20, in the order in which they were found; never empty.
    public let problems: [Problem]

    /// The number of problems found beyond those in ``problems``.
    public let omitted: Int

    init(_ reason: Reason, _ problems: [Problem], omitted: Int = 0) {
        self.reason = reason
        self.problems = problems
        self.omitted = omitted
    }

    init(_ reason: Reason, _ problem: Problem) {
        self.init(reason, [problem])
    }
}

extension MarkupError: CustomStringConvertible {
    public var description: String {
        var lines = problems.map(\.description)
        if omitted > 0 {
            lines.append("and \(omitted) more")
        }
        return lines.joined(separator: "\n")
    }
}
