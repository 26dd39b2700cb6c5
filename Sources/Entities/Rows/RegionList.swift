public import Almanac

/// Which regions of a country keep a holiday, as the shorter of two lists.
public enum RegionList: Hashable, Sendable {
    /// All of them, or the country has none.
    case all
    /// Only these, sorted by code; empty if no region keeps it as a whole.
    case only([RegionCode])
    /// All but these, which are fewer than those that keep it. Sorted by code.
    case allBut([RegionCode])

    /// - Parameters:
    ///   - keepers: the regions that keep the holiday.
    ///   - regions: all regions of the country.
    public init(_ keepers: Set<RegionCode>, of regions: [RegionCode]) {
        let others = regions.filter { !keepers.contains($0) }
        if others.isEmpty {
            self = .all
        } else if others.count < keepers.count {
            self = .allBut(others.sorted())
        } else {
            self = .only(keepers.sorted())
        }
    }

    /// Whether a region is among those that keep the holiday.
    public func contains(_ region: RegionCode) -> Bool {
        switch self {
        case .all: true
        case .only(let regions): regions.contains(region)
        case .allBut(let regions): !regions.contains(region)
        }
    }
}
