/// Why a document, a schema or an expression was refused.
///
/// Printed, it is one line for each problem: "line 3, column 14: …".
public struct MarkupError: Error, Hashable, Sendable {
    /// What kind of refusal this is.
    public enum Reason: Hashable, Sendable {
        /// A limit of ``Limits`` was passed.
        case limit
        /// The bytes are not UTF-8, or the document says they are something else.
        case encoding
        /// The XML document has a document type declaration.
        case documentType
        /// The document is not well-formed, or not namespace-well-formed.
        case malformed
        /// The document is well-formed and breaks its schema.
        case invalid
        /// The schema does not compile, or wants to load another one.
        case schema
        /// The XPath expression does not compile, took too long, or gave another type than was asked for.
        case expression
        /// libxml2 could not get memory or failed in itself.
        case `internal`
    }

    /// What kind of refusal this is.
    public let reason: Reason

    /// The first problems found, in the order in which they were found; never empty.
    public let problems: [Problem]

    /// How many more there were.
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
