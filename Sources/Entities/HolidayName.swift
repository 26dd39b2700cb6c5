public import AlmanacValues

/// What holidays are called in one language, and where.
public struct HolidayName: Hashable, Sendable {
    public let text: LocalizedText
    /// What the language is called: in English, or as a page in another language calls it.
    public private(set) var languageName: LocalizedText
    /// The occasion of the holidays; nil if they have none.
    public let occasion: Slug?
    /// The countries with a public holiday of this name, nationwide or in parts, sorted by code.
    public let countries: [CountryCode]
    /// The countries in which only holidays of other types have the name, sorted by code.
    public let others: [CountryCode]
    /// All countries in which a holiday has the name.
    var places: [CountryCode] { countries + others }
    /// The key that a search is compared with.
    public let searchKey: SearchKey

    public init(
        _ text: LocalizedText, languageName: LocalizedText, occasion: Slug?, countries: [CountryCode],
        others: [CountryCode] = []
    ) {
        self.text = text
        self.languageName = languageName
        self.occasion = occasion
        self.countries = countries
        self.others = others
        searchKey = SearchKey(text.text)
    }

    fileprivate func namingLanguage(in names: PlaceNames) -> HolidayName {
        guard let languageName = names.name(ofLanguage: text.language) else { return self }
        var name = self
        name.languageName = languageName
        return name
    }
}

extension [HolidayName] {
    /// Returns the names with their languages as another language calls them. English names of languages stay if it has none.
    public func namingLanguages(in names: PlaceNames) -> [HolidayName] { map { $0.namingLanguage(in: names) } }
}
