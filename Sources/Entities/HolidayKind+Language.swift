public import AlmanacValues

extension HolidayKind {
    /// Returns the holiday as a language calls it: by a name of the country or of its regions in that language, or else by
    /// the translation of its English name; and with its parts in that language. The same instance if nothing changes.
    ///
    /// Not the name of the occasion, because the holiday may have a different name, such as "Second Day of Christmas".
    public func inLanguage(_ language: Language, _ translations: Translations?) -> HolidayKind {
        let parts = parts.map { translations?.parts[Slug($0)] ?? $0 }
        var name = name
        if let own = ownName(in: language) {
            name = own
        } else if let translated = translations?.name(of: self) {
            name = LocalizedText(translated, language: language.facts.tag)
        }
        return name == self.name && parts == self.parts ? self : named(name, inParts: parts)
    }

    /// Of several, the one whose script and region are those of the language.
    private func ownName(in language: Language) -> LocalizedText? {
        let tag = language.facts.tag
        let own = (names + regionalNames).filter { $0.isOfLanguage(tag) }
        return own.first { $0.language.utf8.elementsEqual(tag.utf8) } ?? own.first
    }
}

extension Translations {
    /// Returns the translation of a holiday’s English name. If it has none, that of the occasion with this name, or nil.
    public func name(ofHoliday name: String) -> String? {
        let slug = Slug(name)
        return holidays[slug] ?? occasions[slug]?.name
    }

    /// Returns the translation of the English name of a holiday, or of an occasion with the same name.
    fileprivate func name(of kind: HolidayKind) -> String? {
        holidays[kind.slug] ?? (kind.occasion == kind.slug ? occasions[kind.slug]?.name : nil)
    }
}
