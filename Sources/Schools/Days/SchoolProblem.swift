/// Why a row, a file or a folder of school holidays cannot be used. The description is meant for operators.
public struct SchoolProblem: Error, Hashable, Sendable, CustomStringConvertible {
    /// The file's path in the folder.
    public let file: String
    /// Counted from 1; nil if the problem is in no line.
    public let line: Int?
    /// What is wrong.
    public let reason: String

    init(_ file: String, line: Int? = nil, _ reason: String) {
        self.file = file
        self.line = line
        self.reason = reason
    }

    public var description: String { "\(file): \(line.map { "line \($0): " } ?? "")\(reason)" }
}
