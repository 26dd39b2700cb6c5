/// A text and the language it is in.
public struct LocalizedText: Hashable, Sendable {
    public let text: String
    /// BCP 47 language tag, as `xml:lang` and `lang` take it.
    public let language: String

    public init(_ text: String, language: String) {
        self.text = text
        self.language = language
    }

    /// True for English of any region or script: "en", "en-GB".
    public var isEnglish: Bool { language == "en" || language.hasPrefix("en-") }
}
