/// The words of a text in small letters, split at everything that is neither a letter nor a digit.
public struct Words: Sendable {
    public let words: [String]

    public init(_ text: String) {
        words = text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
    }

    /// Whether each word of `other` begins a word of this text.
    public func answer(_ other: Words) -> Bool {
        other.words.allSatisfy { sought in words.contains { $0.utf8.starts(with: sought.utf8) } }
    }
}
