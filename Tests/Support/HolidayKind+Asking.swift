public import AlmanacValues
public import Entities

// What many tests ask of a kind of holiday, and the program does not.

extension HolidayKind {
    /// Whether all regions keep it, with the possible exception of some: the merged view.
    public var isNational: Bool { regions.isEmpty && !isLocal }
}

extension HolidayFilter {
    /// Whether both the type and the region of a holiday pass the filter.
    public func includes(_ kind: HolidayKind) -> Bool {
        if case .only(let type) = types, !kind.types.contains(type) { return false }
        return region.map(kind.isKept(in:)) ?? true
    }
}
