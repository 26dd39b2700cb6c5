import AlmanacValues
import HTML
import HTTPMessages
import HTTPTypes
import Layout
import Places

// Which language a request is answered in. The address has it; only `/` asks the visitor's browser.

extension Site {
    /// The language in which it answers.
    var language: Language { voice.assets.language }

    /// Returns the same site in another of its languages.
    func speaking(_ language: Language) -> Site {
        guard language != self.language else { return self }
        var site = self
        site.voice = voices[language]
        if let trace = voice.assets.trace { site.voice = site.voice.linking(trace: trace) }
        return site
    }

    /// Whether the language of an address is one of the site's.
    func speaks(_ language: Language) -> Bool { configuration.languages.contains(language) }

    /// Who may keep the page of a place, if its status is 200.
    func caching(of place: Place) -> CachePolicy {
        place == .start && isNegotiated ? .negotiated : CachePolicy(place.caching)
    }

    /// The redirect from `/` for a visitor whose language has an address of its own; nil for any other request.
    ///
    /// It is temporary and kept nowhere, since the visitor may choose another language at any time.
    func redirectToOwnLanguage(_ request: Request, at place: Place) -> Response? {
        guard place == .start, isNegotiated else { return nil }
        let own = ownLanguage(of: request)
        return own == language
            ? nil : Response.redirect(to: Link(.start), in: own.page, status: .found, caching: .negotiated)
    }

    /// Whether the language of the home page depends on who asks for it.
    private var isNegotiated: Bool { language == .english && configuration.languages.count > 1 }

    /// The language that the visitor chose, or else the first of theirs that the site speaks.
    private func ownLanguage(of request: Request) -> Language {
        if let chosen = cookies(request).visitor.language, speaks(chosen) { return chosen }
        let codes = configuration.languages.map(\.facts.code)
        return AcceptedLanguages(request.acceptLanguage).first(of: codes).map { configuration.languages[$0] }
            ?? .english
    }
}
