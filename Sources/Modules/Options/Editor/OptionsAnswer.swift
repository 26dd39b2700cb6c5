public import Almanac
public import VIPER

/// The answer of the Options module. The caller decides where to store it.
public enum OptionsAnswer: Hashable, Sendable {
    /// Save these options, and store them as a draft marked as saved: the next page compares the two.
    case saved(ChosenOptions)
    /// Store these options as a draft, without saving them, and continue with the step.
    case draft(ChosenOptions, OptionsStep)
}

/// The options that a visitor chose: a transport value, of which the caller makes preferences.
public struct ChosenOptions: Hashable, Sendable {
    public var name: String?
    /// Another country drops the region.
    public var country: CountryCode? {
        didSet { if country != oldValue { region = nil } }
    }
    public private(set) var region: RegionCode?
    public var look: Look

    public init(name: String? = nil, country: CountryCode? = nil, region: RegionCode? = nil, look: Look = .system) {
        self.name = name
        self.country = country
        self.region = region
        self.look = look
    }
}

/// The page that follows when a draft has been stored.
public enum OptionsStep: Hashable, Sendable {
    /// The form, which shows the draft.
    case form
    /// The country picker, which leads back to the form.
    case countries
}

/// How Options continue after the country picker.
public enum OptionsResumption: Hashable, Sendable {
    /// With the chosen country, as an answer to store first.
    case answer(OptionsAnswer)
    /// With the draft unchanged, at this link.
    case unchanged(Link)
}
