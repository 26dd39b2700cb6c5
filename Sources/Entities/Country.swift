public import AlmanacValues

/// A country and the facts that `countries.xml` holds about it.
public struct Country: Hashable, Sendable {
    public let code: CountryCode
    /// The ISO 3166-1 alpha-3 code; nil if ISO assigns none (Kosovo).
    public let alpha3: String?
    /// The ISO 3166-1 numeric code, three digits; nil if ISO assigns none.
    public let numeric: String?
    /// The name from CLDR: in English, unless a service in another language has made the country.
    public let name: String
    /// The BCP 47 tag of the name's language.
    public let nameLanguage: String
    /// The names in the country's own languages.
    public let localNames: [LocalizedText]
    /// Everyday names that people search for: "UK", "Holland", "Ivory Coast"; the English name, if `name` is another one.
    public let aliases: [String]
    /// Nil if the source does not say.
    public let continent: Continent?
    /// IANA time zones. The first is the capital's and determines the current date of the country.
    public let zones: [String]
    public let weekend: Set<Weekday>
    /// The weekday that the country's calendars begin with (CLDR week data).
    public let weekStart: Weekday
    /// The official languages of the whole country, most spoken first; empty if the source does not say.
    public let officialLanguages: [LanguageCode]
    /// The years whose holidays are known.
    public let years: ClosedRange<Int>
    /// The parts of the country that have their own holidays, in the order of their codes.
    public let regions: CountryRegions
    /// The keys that a search is compared with: names, codes and aliases.
    public let searchKeys: [SearchKey]

    public init(
        code: CountryCode, alpha3: String?, numeric: String?, name: String, nameLanguage: String = "en",
        localNames: [LocalizedText] = [],
        aliases: [String] = [], continent: Continent? = nil, zones: [String], weekend: Set<Weekday>,
        weekStart: Weekday = .monday,
        years: ClosedRange<Int>, regions: [CountryRegion] = [], officialLanguages: [LanguageCode] = []
    ) {
        self.code = code
        self.alpha3 = alpha3
        self.numeric = numeric
        self.name = name
        self.nameLanguage = nameLanguage
        self.localNames = localNames
        self.aliases = aliases
        self.continent = continent
        self.zones = zones
        self.weekend = weekend
        self.weekStart = weekStart
        self.years = years
        self.officialLanguages = officialLanguages
        self.regions = CountryRegions(regions)
        searchKeys =
            [SearchKey(name), SearchKey(code.description)]
            + [alpha3].compactMap { $0.map { SearchKey($0) } }
            + aliases.map { SearchKey($0) } + localNames.map { SearchKey($0.text) }
    }

    /// The name with its language.
    public var localizedName: LocalizedText { LocalizedText(name, language: nameLanguage) }

    /// The IANA time zone of a region, or of the capital; UTC if no zone is known.
    public func zone(of region: RegionCode?) -> String {
        let own = region.flatMap { code in regions.all.first { $0.code == code }?.zone }
        return own ?? zones.first ?? "UTC"
    }
}
