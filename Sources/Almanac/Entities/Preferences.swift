/// What a visitor chose in Options; kept by the visitor's browser, not by the server.
public struct Preferences: Hashable, Sendable {
    public var name: String?
    public var country: CountryCode?
    public var look: Look

    public init(name: String? = nil, country: CountryCode? = nil, look: Look = .system) {
        self.name = name
        self.country = country
        self.look = look
    }

    /// A name is the visitor's own text: it is compared byte by byte.
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

/// What the form of Options was last sent with. The visitor's browser keeps it for a short while.
public struct PreferencesDraft: Hashable, Sendable {
    public var preferences: Preferences
    /// Whether the visitor pressed “Save”: then these should be the preferences by now.
    public var isSaved: Bool

    public init(_ preferences: Preferences, isSaved: Bool) {
        self.preferences = preferences
        self.isSaved = isSaved
    }
}

/// Light or dark.
public enum Look: String, Sendable, CaseIterable {
    case light, dark
    /// As the visitor's system has it.
    case system
}
