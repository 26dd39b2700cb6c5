public import AlmanacValues
public import HTML

extension Language {
    /// The language as templates and addresses know it. Addresses in English begin with no language.
    public var page: PageLanguage { Self.pages[index] }

    private static let pages = all.map { language in
        PageLanguage(index: language.index, segment: language == .english ? nil : language.facts.code)
    }
}
