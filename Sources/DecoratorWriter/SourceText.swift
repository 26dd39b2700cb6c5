/// A source file of a target.
struct SourceText {
    /// Its path, for errors.
    let path: String
    let bytes: [UInt8]
}

/// The error for a contract without a possible decorator.
struct UnreadableContract: Error, CustomStringConvertible {
    let path: String
    let line: Int
    let reason: String

    var description: String {
        "\(path):\(line): error: \(reason), so no decorator can be written; write `extension Traced` by hand"
    }
}
