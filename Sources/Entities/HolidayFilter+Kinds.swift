public import Almanac

extension HolidayFilter {
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
