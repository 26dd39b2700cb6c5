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
}

/// Light or dark.
public enum Look: String, Sendable, CaseIterable {
    case light, dark
    /// As the visitor's system has it.
    case system
}
