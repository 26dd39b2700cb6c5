/// What a visitor's browser stores for the site. Only a form that the visitor has sent makes it store something.
public enum StoredItem: Hashable, Sendable, CaseIterable {
    /// What the visitor has chosen in Options.
    case preferences
    /// The language that the visitor has chosen.
    case language
    /// What the visitor has typed in Options, and not saved yet.
    case draft

    /// The name of its cookie. Over TLS it begins with `__Host-`.
    public var name: String {
        switch self {
        case .preferences: "almanac"
        case .language: "language"
        case .draft: "almanac-draft"
        }
    }

    /// For how long the browser stores it, in seconds from when it was last set.
    public var lifetime: Int {
        switch self {
        // Browsers keep no cookie for much longer.
        case .preferences, .language: 365 * 86_400
        // Long enough to find a country in the picker.
        case .draft: 15 * 60
        }
    }
}
