public import AlmanacValues

/// A feast as such, the same in all countries: Christmas Day, Eid al-Fitr, Labour Day.
public struct Occasion: Hashable, Sendable {
    /// The id that holidays name; see `HolidayKind.occasion`.
    public let id: Slug
    public let name: String
    /// One sentence on the feast.
    public let about: String
    /// How the date is found: "25 December", "the second Monday of October".
    public let rule: String
    public let tradition: Tradition
    /// The language of `name`, `about` and `rule` (BCP 47): "en" unless they are translated.
    public let language: String
    /// The name in English, whatever the language.
    public let englishName: String
    /// The rule in English, which `OccasionRule` reads.
    public let englishRule: String

    /// An occasion in English.
    public init(id: Slug, name: String, about: String, rule: String, tradition: Tradition) {
        self.id = id
        self.name = name
        self.about = about
        self.rule = rule
        self.tradition = tradition
        language = "en"
        englishName = name
        englishRule = rule
    }

    /// The same occasion in another language.
    ///
    /// - Parameter tag: that of the language.
    public init(_ occasion: Occasion, translated: Translations.Occasion, into tag: String) {
        id = occasion.id
        name = translated.name
        about = translated.about
        rule = translated.rule
        tradition = occasion.tradition
        language = tag
        englishName = occasion.englishName
        englishRule = occasion.englishRule
    }

    /// What a search finds it by: its name, and its English one.
    var searchKeys: [SearchKey] {
        let key = SearchKey(name)
        let english = SearchKey(englishName)
        return key == english ? [key] : [key, english]
    }

    /// The name with its language.
    public var title: LocalizedText { LocalizedText(name, language: language) }
}
