/// An error or a warning about a document, a schema, an expression or a selector, with its position.
///
/// ```swift
/// do {
///     try document.validate(against: schema)
/// } catch {
///     for problem in error.problems {
///         print(problem.line ?? 0, problem.path ?? "", problem.message)
///     }
/// }
/// ```
///
/// Messages and paths may quote the document, but they are short, on one line and without control characters. Logs and
/// terminals need no further care; HTML still needs escaping.
public struct Problem: Hashable, Sendable {
    /// The check that found the problem.
    public enum Domain: String, Hashable, Sendable {
        /// The limits that this library checks before and while libxml2 parses.
        case limits
        /// The encoding: the bytes are not UTF-8, or the document declares another encoding.
        case encoding
        /// XML well-formedness (XML 1.0).
        case xml
        /// Namespaces in XML 1.0.
        case namespaces
        /// HTML syntax, as libxml2's parser (HTML 4) understands it.
        case html
        /// Validity against an XML Schema.
        case schema
        /// Validity against a RELAX NG schema.
        case relaxNG
        /// The compilation of a schema.
        case schemaCompiler
        /// An XPath expression or its evaluation.
        case xPath
        /// A CSS selector.
        case css
        /// The loading of an external document, which this library never allows.
        case loading
        /// Any other part of libxml2.
        case other
    }

    /// The severity of the problem.
    public enum Level: String, Hashable, Sendable {
        case warning, error, fatal
    }

    /// The check that found the problem.
    public let domain: Domain

    /// libxml2's error code (`xmlParserErrors`), or 0 if this library found the problem.
    public let code: Int

    /// The severity of the problem.
    public let level: Level

    /// The line, counted from 1; nil if unknown.
    public let line: Int?

    /// The column in that line, counted from 1; nil if unknown. Schema validators report lines only. For an expression
    /// or a selector, the character counted from its start.
    public let column: Int?

    /// The path of the node, such as `/holidays/holiday[3]`; nil if unknown. Schema validators report it for most
    /// problems. For a problem with an attribute, libxml2 2.9 gives the element, and the message names the attribute.
    /// ``XMLWriter`` reports the elements that are open.
    ///
    /// Names are as written, with their prefixes. An index, from 1, is added if an element has siblings of the same name.
    /// A path has at most ``Problem/maximumLength`` bytes; if it is longer, "…" replaces its beginning. It is meant for
    /// people and is no XPath expression if the document has a default namespace.
    public let path: String?

    /// One line of English without control characters, of at most ``Problem/maximumLength`` bytes. It may quote the
    /// document and is safe to log.
    public let message: String

    init(
        _ message: String, domain: Domain, code: Int = 0, level: Level = .fatal, line: Int? = nil, column: Int? = nil,
        path: String? = nil
    ) {
        self.domain = domain
        self.code = code
        self.level = level
        self.line = line
        self.column = column
        self.path = path
        self.message = message
    }
}

extension Problem: CustomStringConvertible {
    /// "line 3, column 14: Opening and ending tag mismatch: a line 2 and b".
    public var description: String {
        switch (line, column) {
        case (let line?, let column?): "line \(line), column \(column): \(message)"
        case (let line?, nil): "line \(line): \(message)"
        default: message
        }
    }
}
