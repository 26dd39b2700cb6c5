/// One thing that is wrong with a document, a schema or an expression, and where.
public struct Problem: Hashable, Sendable {
    /// The part that found it.
    public enum Domain: String, Hashable, Sendable {
        /// The limits this library sets before and while libxml2 parses.
        case limits
        /// The document's bytes: not UTF-8, or not in the encoding that the document declares.
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
        /// A schema that does not compile.
        case schemaCompiler
        /// An XPath expression or its evaluation.
        case xPath
        /// Something read from outside, which this library never allows.
        case loading
        /// Any other part of libxml2.
        case other
    }

    /// How bad it is.
    public enum Level: String, Hashable, Sendable {
        case warning, error, fatal
    }

    /// The part that found it.
    public let domain: Domain

    /// libxml2's error code (`xmlParserErrors`), or 0 for what this library found itself.
    public let code: Int

    /// How bad it is.
    public let level: Level

    /// The line, from 1, where one is known.
    public let line: Int?

    /// The column in that line, from 1, where one is known. Schema validators know lines only.
    public let column: Int?

    /// One line of English of at most ``Problem/maximumLength`` bytes, free of control characters: it may quote
    /// the document and is safe to log.
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
