/// A country as `countries.xml` describes it.
public struct Country: Hashable, Sendable {
    public let code: CountryCode
    /// ISO 3166-1 alpha-3; nil where ISO has none (Kosovo).
    public let alpha3: String?
    /// ISO 3166-1 numeric, three digits; nil where ISO has none.
    public let numeric: String?
    /// The English name of CLDR.
    public let name: String
    /// The names in the country's own languages.
    public let localNames: [LocalizedText]
    /// Everyday names people search for: "UK", "Holland", "Ivory Coast".
    public let aliases: [String]
    /// IANA time zones; the first is that of the capital and decides which year "this year" is.
    public let zones: [String]
    public let weekend: Set<Weekday>
    /// The years for which holidays are known.
    public let years: ClosedRange<Int>
    /// What a search is compared with; made once, when the country is read.
    public let searchKeys: [SearchKey]

    public init(
        code: CountryCode, alpha3: String?, numeric: String?, name: String, localNames: [LocalizedText] = [],
        aliases: [String] = [], zones: [String], weekend: Set<Weekday>, years: ClosedRange<Int>
    ) {
        self.code = code
        self.alpha3 = alpha3
        self.numeric = numeric
        self.name = name
        self.localNames = localNames
        self.aliases = aliases
        self.zones = zones
        self.weekend = weekend
        self.years = years
        searchKeys =
            [SearchKey(name), SearchKey(code.description)]
            + [alpha3].compactMap { $0.map { SearchKey($0) } }
            + aliases.map { SearchKey($0) } + localNames.map { SearchKey($0.text) }
    }
}
