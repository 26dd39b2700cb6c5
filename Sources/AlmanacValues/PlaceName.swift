/// What a country is called, and its region if only that is meant: "Germany", "Bavaria, Germany".
public struct PlaceName: Hashable, Sendable {
    /// Nil for the country as a whole.
    public let region: ForeignText?
    public let country: ForeignText
    /// The BCP 47 tags of the languages of the names.
    public let regionLanguage, countryLanguage: String

    public init(
        region: ForeignText? = nil, country: ForeignText, regionLanguage: String = "en", countryLanguage: String = "en"
    ) {
        self.region = region
        self.country = country
        self.regionLanguage = regionLanguage
        self.countryLanguage = countryLanguage
    }

    /// The region's name with its language; nil for the country as a whole.
    public var localizedRegion: LocalizedText? { region.map { LocalizedText($0.text, language: regionLanguage) } }
    /// The country's name with its language.
    public var localizedCountry: LocalizedText { LocalizedText(country.text, language: countryLanguage) }

    /// The region's name, or that of a country as a whole.
    public var shortest: ForeignText { region ?? country }
}
