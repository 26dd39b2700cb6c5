public import AlmanacValues
public import VIPER

/// The answer of a visit to Options. The site decides where to store what they are to keep.
public enum OptionsAnswer: Hashable, Sendable {
    /// Save these options, store them as a draft marked as saved, and continue at the link: its page compares the two.
    case save(ChosenOptions, next: Link)
    /// Store these options as a draft, without saving them, and continue at the link.
    case draft(ChosenOptions, next: Link)
    /// Remember this language, and continue at the link in it.
    case language(Language, next: Link)
    /// The flow has ended: its caller resumes with the result.
    case finished(OptionsResult)
}

/// The options that a visitor chose: a transport value, of which the site makes preferences.
public struct ChosenOptions: Hashable, Sendable {
    public var name: String?
    /// Another country drops the region.
    public var country: CountryCode? {
        didSet { if country != oldValue { region = nil } }
    }
    public private(set) var region: RegionCode?
    public var look: Look

    /// Returns the same options with a region of a country.
    public func choosing(_ country: CountryCode, _ region: RegionCode) -> ChosenOptions {
        ChosenOptions(name: name, country: country, region: region, look: look)
    }

    public init(name: String? = nil, country: CountryCode? = nil, region: RegionCode? = nil, look: Look = .system) {
        self.name = name
        self.country = country
        self.region = region
        self.look = look
    }
}
