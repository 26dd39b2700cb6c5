/// The types and the place of the holidays that a visitor wants to see.
public struct HolidayFilter: Hashable, Sendable {
    public var types: Types
    /// Nil for the whole country.
    public var region: RegionCode?
    /// Which holidays to show of the whole country. Without effect in a region.
    public var reach: Reach

    /// How far a list of the whole country reaches.
    public enum Reach: Hashable, Sendable {
        /// Only the holidays of the country as a whole.
        case national
        /// Also those of its regions and of parts of them.
        case everywhere
    }

    public enum Types: Hashable, Sendable {
        case all
        case only(HolidayType)
    }

    public init(types: Types = .only(.publicHoliday), region: RegionCode? = nil, reach: Reach = .national) {
        self.types = types
        self.region = region
        self.reach = region == nil ? reach : .national
    }
}
