public import Markup

/// Where documents come from, by name: `countries.xml`, `holidays/DE.xml`.
public protocol DocumentSource: Sendable {
    /// What to call the place in a message: "embedded", a folder's path.
    var label: String { get }
    /// The bytes of a document, or nil if there is none of that name.
    func bytes(of name: String) throws(DocumentFailure) -> [UInt8]?
}

/// Why a document cannot be used, in words for an operator.
public enum DocumentFailure: Error, Sendable, CustomStringConvertible {
    case missing(name: String, source: String)
    case unreadable(name: String, source: String, reason: String)
    /// It was refused: not well-formed, not valid, or not what its schema cannot say.
    case invalid(name: String, source: String, problems: MarkupError)
    case inconsistent(name: String, source: String, line: Int, reason: String)

    public var description: String {
        switch self {
        case .missing(let name, let source):
            "\(name) is missing from the \(source) documents."
        case .unreadable(let name, let source, let reason):
            "\(name) of the \(source) documents cannot be read: \(reason)."
        case .invalid(let name, let source, let problems):
            "\(name) of the \(source) documents is damaged: \(problems)"
        case .inconsistent(let name, let source, let line, let reason):
            "\(name) of the \(source) documents is damaged: line \(line): \(reason)."
        }
    }
}
