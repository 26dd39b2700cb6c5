/// A text on a page that may be in another language than the page.
public struct MarkedText: Sendable {
    public let text: String
    /// The attribute `lang`; nil if the text is in the language of the page. See `Words.lang(of:)`.
    public let language: String?

    public init(_ text: String, language: String?) {
        self.text = text
        self.language = language
    }
}
