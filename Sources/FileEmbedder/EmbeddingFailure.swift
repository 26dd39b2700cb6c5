/// The error for a file that cannot be embedded, printed in the format that editors and SwiftPM read.
struct EmbeddingFailure: Error, Equatable, CustomStringConvertible {
    enum Problem: Equatable {
        case notUTF8
        case carriageReturn
        /// A control character other than tab, line feed and carriage return.
        case control
    }

    /// The path relative to the package's folder.
    let path: String
    /// The line, counted from 1.
    let line: Int
    let problem: Problem

    var description: String {
        "\(path):\(line): error: \(explanation)"
    }

    private var explanation: String {
        switch problem {
        case .notUTF8: "the file is not UTF-8; save it as UTF-8 text"
        case .carriageReturn: "carriage returns are not allowed; save the file with line feeds only"
        case .control: "control characters are not allowed; only text can be embedded"
        }
    }
}
