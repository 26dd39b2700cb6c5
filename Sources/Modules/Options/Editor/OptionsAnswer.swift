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
    public var country: CountryCode?
    public var look: Look

    public init(name: String? = nil, country: CountryCode? = nil, look: Look = .system) {
        self.name = name
        self.country = country
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
