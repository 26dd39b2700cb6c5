public import AlmanacValues

/// What holidays are called in one language, and where.
public struct HolidayName: Hashable, Sendable {
    public let text: LocalizedText
    /// The English name of the language.
    public let languageName: String
    /// The occasion of the holidays; nil if they have none.
    public let occasion: Slug?
    /// The countries with a public holiday of this name, nationwide or in parts, sorted by code.
    public let countries: [CountryCode]
    /// The countries in which only holidays of other types have the name, sorted by code.
    public let others: [CountryCode]
    /// The key that a search is compared with.
    public let searchKey: SearchKey

    public init(
        _ text: LocalizedText, languageName: String, occasion: Slug?, countries: [CountryCode],
        others: [CountryCode] = []
    ) {
        self.text = text
        self.languageName = languageName
        self.occasion = occasion
        self.countries = countries
        self.others = others
        searchKey = SearchKey(text.text)
    }
}
