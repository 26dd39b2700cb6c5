public import Almanac
import Support

/// The preferences that a visitor saved in Options. The visitor's browser stores them, not the server.
public struct Preferences: Hashable, Sendable {
    public var name: String?
    public var country: CountryCode?
    public var look: Look

    public init(name: String? = nil, country: CountryCode? = nil, look: Look = .system) {
        self.name = name
        self.country = country
        self.look = look
    }

    /// Compares names byte by byte, because they are untrusted text.
    public static func == (one: Self, other: Self) -> Bool {
        let isSameName =
            switch (one.name, other.name) {
            case (nil, nil): true
            case (let name?, let otherName?): name.matches(otherName)
            default: false
            }
        return isSameName && one.country == other.country && one.look == other.look
    }

    public func hash(into hasher: inout Hasher) {
        (name ?? "").hashBytes(into: &hasher)
        hasher.combine(country)
        hasher.combine(look)
    }
}

/// The last contents of the form in Options. The visitor's browser stores them for a short time.
public struct PreferencesDraft: Hashable, Sendable {
    public var preferences: Preferences
    /// Whether the visitor pressed “Save”. If so, the browser should now send the same preferences.
    public var isSaved: Bool

    public init(_ preferences: Preferences, isSaved: Bool) {
        self.preferences = preferences
        self.isSaved = isSaved
    }
}
