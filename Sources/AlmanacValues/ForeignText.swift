/// A text that Almanac did not write: what a visitor typed, the name of a region in a document, an upstream's words.
///
/// Its own type, because a sentence has to isolate it: right-to-left characters would otherwise reorder the words around
/// it. `Sentence` and templates do so by themselves, and take no bare `String`.
public struct ForeignText: Hashable, Sendable {
    /// The text as it came, for programs and for comparing. Not for a sentence.
    public let text: String

    public init(_ text: String) {
        self.text = text
    }
}

extension ForeignText: ExpressibleByStringLiteral {
    public init(stringLiteral text: String) {
        self.init(text)
    }
}

extension LocalizedText {
    /// The text without its language, for a sentence of ours.
    public var foreign: ForeignText { ForeignText(text) }
}
