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

    /// Whether both the type and the region of a holiday pass the filter.
    public func includes(_ kind: HolidayKind) -> Bool {
        includesType(of: kind) && includesRegion(of: kind)
    }

    /// Whether the filter's type is among the types of the holiday.
    public func includesType(of kind: HolidayKind) -> Bool {
        switch types {
        case .all: true
        case .only(let type): kind.types.contains(type)
        }
    }

    /// Whether the filter's region keeps the holiday. Without a region, every holiday passes, including those that
    /// only some regions keep.
    public func includesRegion(of kind: HolidayKind) -> Bool {
        region.map(kind.isKept(in:)) ?? true
    }
}
