/// Why an operator's file or folder, a fetched document, or one of their rows cannot be used. The description is meant for
/// operators.
public struct FileProblem: Error, Hashable, Sendable, CustomStringConvertible {
    /// The file's name or path in the folder, or the address of the document.
    public let file: String
    /// The line of a file, or the row of a document, counted from 1; nil if the problem is in no single one.
    public let line: Int?
    /// The mistake, and a correct form if there is one.
    public let reason: String
    /// Whether `line` counts the lines of a file or the rows of a document.
    public let unit: Unit

    public enum Unit: String, Sendable {
        case line, row
    }

    public init(_ file: String, line: Int? = nil, _ reason: String, in unit: Unit = .line) {
        self.file = file
        self.line = line
        self.reason = reason
        self.unit = unit
    }

    public var description: String { "\(file): \(line.map { "\(unit.rawValue) \($0): " } ?? "")\(reason)" }
}
