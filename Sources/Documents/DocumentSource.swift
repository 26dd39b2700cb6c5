public import Markup

/// A source of documents by name: `countries.xml`, `holidays/DE.xml`.
public protocol DocumentSource: Sendable {
    /// The name of the source in messages: "embedded", a folder's path.
    var name: String { get }
    /// Returns the bytes of a document, or nil if the source has no document with that name.
    func bytes(of name: String) throws(DocumentFailure) -> [UInt8]?
}

/// Why a document cannot be used. The description is meant for operators.
public enum DocumentFailure: Error, Sendable, CustomStringConvertible {
    /// The source does not have the document.
    case missing(name: String, source: String)
    /// The source has the document but cannot read it.
    case unreadable(name: String, source: String, reason: String)
    /// The document is not well-formed or not valid.
    case invalid(name: String, source: String, problems: MarkupError)
    /// The content breaks a rule that the schema cannot express, or is not what was requested.
    case inconsistent(name: String, source: String, line: Int, reason: String)

    public var description: String {
        switch self {
        case .missing(let name, let source):
            "missing document \(name) (\(source))"
        case .unreadable(let name, let source, let reason):
            "cannot read document \(name) (\(source)): \(reason)"
        case .invalid(let name, let source, let problems):
            "invalid document \(name) (\(source)): \(problems)"
        case .inconsistent(let name, let source, let line, let reason):
            "invalid document \(name) (\(source)): line \(line): \(reason)"
        }
    }
}
