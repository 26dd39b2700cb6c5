/// The types and the region of the holidays that a visitor wants to see.
public struct HolidayFilter: Hashable, Sendable {
    public var types: Types
    /// Nil for the country.
    public var region: RegionCode?
    /// Whether the holidays of regions are wanted beside those of the whole country. Means nothing with a region.
    public var isEverywhere: Bool

    public enum Types: Hashable, Sendable {
        case all
        case only(HolidayType)
    }

    public init(types: Types = .only(.publicHoliday), region: RegionCode? = nil, isEverywhere: Bool = false) {
        self.types = types
        self.region = region
        self.isEverywhere = isEverywhere && region == nil
    }
}
