public import AlmanacValues

/// What countries, their regions and languages are called in a language.
public struct PlaceNames: Hashable, Sendable {
    /// The BCP 47 tag of the language: "de", "zh-Hans".
    public let tag: String
    /// The countries in the order of the language's dictionaries.
    public let order: [CountryCode]
    private let countries: [CountryCode: String]
    private let regions: [CountryCode: RegionNames]
    private let languages: [LanguageTag: String]

    /// A tag of BCP 47 as the key of a dictionary. Those of documents are ASCII.
    public struct LanguageTag: Hashable, Sendable {
        public let text: String

        public init(_ text: String) { self.text = text }
    }

    /// - Parameters:
    ///   - tag: the BCP 47 tag of the language.
    ///   - countries: in the order of the language's dictionaries. The first name of a code counts.
    ///   - regions: by country, in the order of the language's dictionaries.
    ///   - languages: names of languages as on their own.
    public init(
        tag: String, countries: [(code: CountryCode, name: String)],
        regions: [CountryCode: RegionNames] = [:], languages: [LanguageTag: String] = [:]
    ) {
        self.tag = tag
        order = countries.map(\.code)
        self.countries = Dictionary(countries.map { ($0.code, $0.name) }, uniquingKeysWith: { first, _ in first })
        self.regions = regions
        self.languages = languages
    }

    /// Returns the name of a country; nil if it has none in the language.
    public func name(of country: CountryCode) -> String? { countries[country] }

    /// Returns the name of a region; nil if it has none in the language.
    public func name(of region: RegionCode, in country: CountryCode) -> String? { regions[country]?[region] }

    /// Returns the name of a language on its own, "Deutsch"; nil if it has none in this one.
    public func name(ofLanguage tag: String) -> LocalizedText? {
        languages[LanguageTag(tag)].map { LocalizedText($0, language: self.tag) }
    }

    /// Returns the names of a country's regions, and their order.
    public func regions(of country: CountryCode) -> RegionNames { regions[country] ?? RegionNames([]) }

    /// Returns what a country is called, and its region if only that is meant; nil if one of them has no name.
    public func name(of territory: Territory) -> String? {
        if let region = territory.region {
            name(of: region, in: territory.country)
        } else {
            name(of: territory.country)
        }
    }
}

/// What a country's regions are called in a language.
public struct RegionNames: Hashable, Sendable {
    /// The regions in the order of the language's dictionaries, also those that have no name in the language.
    public let order: [RegionCode]
    private let names: [RegionCode: String]

    /// - Parameter names: in the order of the language's dictionaries; nil for a region that keeps its name. The first of a
    ///   code counts.
    public init(_ names: [(code: RegionCode, name: String?)]) {
        order = names.map(\.code)
        let known = names.compactMap { item in item.name.map { (item.code, $0) } }
        self.names = Dictionary(known, uniquingKeysWith: { first, _ in first })
    }

    /// The name of a region; nil if it has none in the language.
    public subscript(region: RegionCode) -> String? { names[region] }

    /// Returns regions in the order of the language's dictionaries. Those that it does not have are at the end, in their order.
    func ordered<Region>(_ regions: [Region], by code: (Region) -> RegionCode) -> [Region] {
        let places = Dictionary(order.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
        // Stable, since `sorted` is.
        return regions.sorted { (places[code($0)] ?? order.count) < (places[code($1)] ?? order.count) }
    }
}
