/// What a country is called, and its region if only that is meant: "Germany", "Bavaria, Germany".
public struct PlaceName: Hashable, Sendable {
    /// Nil for the country as a whole.
    public let region: ForeignText?
    public let country: ForeignText

    public init(region: ForeignText? = nil, country: ForeignText) {
        self.region = region
        self.country = country
    }

    /// The region's name, or that of a country as a whole.
    public var shortest: ForeignText { region ?? country }
}
