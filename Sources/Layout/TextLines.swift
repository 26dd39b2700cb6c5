public import AlmanacValues

/// A text split into its lines. The template puts a line break before each of `others`.
public struct TextLines: Sendable {
    public let language: String
    public let first: String
    public let others: [String]

    public init(_ text: LocalizedText) {
        let lines = text.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        language = text.language
        first = lines.first ?? ""
        others = Array(lines.dropFirst())
    }
}
