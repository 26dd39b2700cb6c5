/// The types and the region of the holidays that a visitor wants to see.
public struct HolidayFilter: Hashable, Sendable {
    public var types: Types
    /// Nil for the whole country.
    public var region: RegionCode?

    public enum Types: Hashable, Sendable {
        case all
        case only(HolidayType)
    }

    public init(types: Types = .only(.publicHoliday), region: RegionCode? = nil) {
        self.types = types
        self.region = region
    }
}
