public import Almanac
public import VIPER

/// The answer of the Options module. The caller decides where to store it.
public enum OptionsAnswer: Hashable, Sendable {
    /// Save these preferences, and store them as a draft marked as saved: the next page compares the two.
    case saved(Preferences)
    /// Store these preferences as a draft, without saving them, and continue with the step.
    case draft(Preferences, OptionsStep)
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
