/// An error or a warning about a document, a schema or an expression, with its position.
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

    /// The column in that line, counted from 1; nil if unknown. Schema validators report lines only.
    public let column: Int?

    /// One line of English without control characters, of at most ``Problem/maximumLength`` bytes. It may quote the
    /// document and is safe to log.
    public let message: String

    init(
        _ message: String, domain: Domain, code: Int = 0, level: Level = .fatal, line: Int? = nil, column: Int? = nil
    ) {
        self.domain = domain
        self.code = code
        self.level = level
        self.line = line
        self.column = column
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
