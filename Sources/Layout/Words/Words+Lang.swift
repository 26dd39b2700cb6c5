public import AlmanacValues

extension Words {
    /// Returns the attribute `lang` of a name that a page shows on its own; nil if the name is in the language of the page.
    public func lang(of name: LocalizedText) -> String? { lang(name.language) }

    /// Returns the same for a text in a language, given by its tag (BCP 47).
    public func lang(_ tag: String) -> String? {
        let facts = language.facts
        if tag.utf8.elementsEqual(facts.tag.utf8) { return nil }
        // If the page's tag names a script, names with any other tag of the language are marked: "zh-HK" beside
        // "zh-Hans".
        let hasScript = !facts.tag.utf8.elementsEqual(facts.code.utf8)
        return !hasScript && LocalizedText("", language: tag).isOfLanguage(facts.tag) ? nil : tag
    }
}
