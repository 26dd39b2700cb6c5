/// A type that a holiday has in some regions only: in the others, nobody gives it that type.
public struct RegionalHolidayType: Hashable, Sendable {
    public let type: HolidayType
    /// The country of the regions.
    public let country: CountryCode
    /// The regions that give it, sorted by code. Empty for parts of the country.
    public let regions: [RegionCode]
    /// Whether only parts of these regions give it, or of the country.
    public let isLocal: Bool
    /// The same regions, as pages name them.
    public let place: Place

    public init(type: HolidayType, country: CountryCode, regions: [RegionCode], isLocal: Bool, place: Place) {
        self.type = type
        self.country = country
        self.regions = regions
        self.isLocal = isLocal
        self.place = place
    }

    /// Regions, by their names, or counted if they are too many to be named. Names are in the order of the codes.
    public enum Place: Hashable, Sendable {
        /// All regions, each by its own law; if local, parts of the country.
        case everywhere
        case regions([ForeignText])
        case allBut([ForeignText])
        case some(Int, of: Int)
    }
}
