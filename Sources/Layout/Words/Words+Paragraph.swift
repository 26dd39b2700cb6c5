extension Words {
    /// Returns messages one after the other, as a paragraph. Each is a whole sentence.
    public func paragraph(_ sentences: [String]) -> String { phrases.paragraph(sentences) }

    /// Returns a part of sentences as a text of its own, with a capital.
    public func capital(_ part: Sentence) -> String { phrases.capital(part.text) }

    /// Returns a title, which has no full stop, as a sentence of a paragraph.
    public func sentence(_ title: String) -> String { titleAsSentence(title: Sentence(title)).text }
}
