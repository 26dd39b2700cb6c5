/// A section of the site: what `Place` asks of the places below one path.
///
/// A section has one file: its places, their parsing, their printing and what they allow. Parsing is an initialiser
/// that `Place` calls with the rest of the path and the whole address. A new section is a new file, and a case of
/// `Place`.
///
/// What it spells is its canonical address: the only one that is not redirected, unless it takes any spelling.
protocol Section: SpelledPlace, Hashable, Sendable {
    /// Who may keep the page, if its status is 200.
    var caching: Caching { get }
    /// How much work the page takes to make. Little unless the section says otherwise.
    var work: Work { get }
    /// Whether the place accepts a form (POST). False unless the section says otherwise.
    var takesForms: Bool { get }
    /// Whether other spellings of the address are answered like the canonical one, instead of being redirected to it.
    /// False unless the section says otherwise.
    var takesAnySpelling: Bool { get }
}

extension Section {
    var work: Work { .little }
    var takesForms: Bool { false }
    var takesAnySpelling: Bool { false }
}

/// Who may keep a page whose status is 200.
///
/// A `shared` page has the same bytes for everybody. A page whose content depends on the visitor must not be shared even
/// if it holds nothing personal: a visitor who then sets a name would still see the cached page.
public enum Caching: Sendable {
    /// Everybody, for as long as the page is right.
    case shared
    /// Everybody, for as long as the page is right, unless their `Accept` asks for another of its forms, which has a place of
    /// its own (`Place.form`).
    case accepted
    /// The visitor's browser, which revalidates it every time.
    case checked
    /// Nobody: the page is for one visitor.
    case personal
    /// Nobody: the page has to be fresh, or the place redirects.
    case never
}

/// How much work a page takes to make, at the most.
public enum Work: Sendable {
    /// A few milliseconds of processor time at most, compression included: the event loop of its connection makes it.
    case little
    /// More: it is made away from the event loops, and refused if too many wait. See `Site/ThreatModel.md`.
    case much
}
