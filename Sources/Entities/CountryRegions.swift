public import AlmanacValues
import Support

/// A part of a country, as people search for it.
public struct CountryRegion: Hashable, Sendable {
    public let code: RegionCode
    /// The English name, unless a service in another language has made the country.
    public let name: String
    /// The BCP 47 tag of the name's language.
    public let nameLanguage: String
    /// The name in the country's own language; nil if it is the same.
    public let localName: LocalizedText?
    /// Other names that people search for: the English one, if `name` is another one.
    public let aliases: [String]
    /// The IANA time zone of most of its people; nil for the capital's.
    public let zone: String?

    public init(
        code: RegionCode, name: String, nameLanguage: String = "en", localName: LocalizedText? = nil,
        aliases: [String] = [], zone: String? = nil
    ) {
        self.code = code
        self.name = name
        self.nameLanguage = nameLanguage
        self.localName = localName
        self.aliases = aliases
        self.zone = zone
    }

    /// The name with its language.
    public var localizedName: LocalizedText { LocalizedText(name, language: nameLanguage) }
}

/// The regions of a country, with the keys of their names.
///
/// The keys are made by the first search: most programs that read the countries never search their regions.
public final class CountryRegions: Hashable, Sendable {
    public let all: [CountryRegion]
    private let keys: MadeOnce<[[SearchKey]], Never>

    init(_ all: [CountryRegion]) {
        self.all = all
        keys = MadeOnce {
            all.map { region in
                [SearchKey(region.name)] + [region.localName].compactMap { $0.map { SearchKey($0.text) } }
                    + region.aliases.map { SearchKey($0) }
            }
        }
    }

    /// The keys of each region's names: its name, then the local one, then others.
    public var searchKeys: [[SearchKey]] { keys.get() }

    public static func == (one: CountryRegions, other: CountryRegions) -> Bool { one.all == other.all }
    public func hash(into hasher: inout Hasher) { hasher.combine(all) }
}

extension CountryRegions {
    /// A region with its country, and the keys of its names.
    public struct Located: Sendable {
        public let country: Country
        public let region: CountryRegion
        let keys: [SearchKey]
    }
}
