public import Almanac
public import HTML
public import Layout
public import VIPER

/// What Options need from outside.
public struct OptionsServices: Sendable {
    let countries: any CountryService
    /// The visitor's own, as they are saved.
    let preferences: Preferences
    /// What the form was last sent with; nil if that was too long ago, or if the browser did not keep it.
    let draft: PreferencesDraft?
    let assets: Assets

    public init(
        countries: any CountryService, preferences: Preferences, draft: PreferencesDraft? = nil, assets: Assets
    ) {
        self.countries = countries
        self.preferences = preferences
        self.draft = draft
        self.assets = assets
    }
}

/// What Options answer. Where any of it is kept is not their affair.
public enum OptionsAnswer: Hashable, Sendable {
    /// Keep these, and a draft of them that is saved: the page that follows compares the two.
    case saved(Preferences)
    /// Keep a draft of these; nothing is saved.
    case draft(Preferences, OptionsStep)
}

/// Where a visitor goes on whose draft is kept.
public enum OptionsStep: Hashable, Sendable {
    /// To the form, which shows the draft.
    case form
    /// To the country picker, and then back to the form.
    case countries
}

/// The way into Options.
public struct OptionsRouter: Sendable {
    private let services: OptionsServices

    public init(_ services: OptionsServices) {
        self.services = services
    }

    public func run(_ visit: Visit<OptionsPlace>) async -> Outcome<OptionsAnswer> {
        await EditorRouter().module(services).run(visit)
    }

    /// Where a visitor goes on after an answer.
    public static func next(after answer: OptionsAnswer) -> Link { EditorRouter().next(after: answer) }

    /// How a visitor goes on who left Options for the country picker, with what was in the form then.
    public static func resume(_ draft: Preferences, with answer: CountryAnswer) -> OptionsResumption {
        EditorRouter().resume(draft, with: answer)
    }
}

/// How a visitor goes on who left Options for the country picker.
public enum OptionsResumption: Hashable, Sendable {
    /// With the country that was chosen.
    case answer(OptionsAnswer)
    /// With the draft as it is.
    case unchanged(Link)
}
