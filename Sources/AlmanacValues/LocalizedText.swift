/// A text and its language.
public struct LocalizedText: Hashable, Sendable {
    public let text: String
    /// The BCP 47 language tag, as used in `xml:lang` and `lang`.
    public let language: String

    public init(_ text: String, language: String) {
        self.text = text
        self.language = language
    }

    /// Whether the language is English of any region or script: "en", "en-GB".
    public var isEnglish: Bool { isOfLanguage("en") }

    /// Whether the language is that of another tag, of any region or script: "zh-HK" is "zh-Hans".
    public func isOfLanguage(_ tag: String) -> Bool {
        let hyphen = UInt8(ascii: "-")
        return language.utf8.prefix { $0 != hyphen }.elementsEqual(tag.utf8.prefix { $0 != hyphen })
    }
}
