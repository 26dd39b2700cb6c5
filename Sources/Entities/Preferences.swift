public import AlmanacValues
import Support

/// The preferences that a visitor saved in Options. The visitor's browser stores them, not the server.
public struct Preferences: Hashable, Sendable {
    public var name: String?
    /// The country whose holidays the visitor wants, and the region, if one was chosen. The country may not have it.
    public var territory: Territory?
    public var look: Look

    /// - Parameter region: ignored without a country.
    public init(
        name: String? = nil, country: CountryCode? = nil, region: RegionCode? = nil, look: Look = .system
    ) {
        self.name = name
        territory = country.map { Territory($0, region) }
        self.look = look
    }

    /// The country of the territory. Another country drops the region.
    public var country: CountryCode? {
        // Not inlined: Swift 6.3.1 fails to compile the fuzzing of cookies when it is (an assertion in CopyPropagation).
        @inline(never) get { territory?.country }
        set { if newValue != territory?.country { territory = newValue.map { Territory($0) } } }
    }

    /// Compares names byte by byte, because they are untrusted text.
    public static func == (one: Self, other: Self) -> Bool {
        let isSameName =
            switch (one.name, other.name) {
            case (nil, nil): true
            case (let name?, let otherName?): name.matches(otherName)
            default: false
            }
        return isSameName && one.territory == other.territory && one.look == other.look
    }

    public func hash(into hasher: inout Hasher) {
        (name ?? "").hashBytes(into: &hasher)
        hasher.combine(territory)
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
