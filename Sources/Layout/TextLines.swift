public import Almanac

/// A text whose line breaks count: each of the other lines comes after a break.
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
