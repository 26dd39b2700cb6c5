public import AlmanacValues

/// How much of a territory keeps a holiday.
public enum KindShare: Hashable, Sendable {
    case whole
    /// Some municipalities, for example; see `HolidayKind.parts`.
    case parts
    case none
}

extension HolidayKind {
    /// Returns how much of a region keeps the holiday, or of the country as a whole if the region is nil.
    ///
    /// The country as a whole keeps what is national, even if regions keep it in another way. A holiday that each region
    /// keeps by itself does not count for the country.
    public func share(of region: RegionCode?) -> KindShare {
        switch (level, region) {
        case (.national, nil): .whole
        case (.regional, nil): .none
        case (.partial, nil): regions.isEmpty ? .parts : .none
        case (.national, let region?), (.regional, let region?): isKept(in: region) ? .whole : .none
        case (.partial, let region?): isKept(in: region) ? .parts : .none
        }
    }
}
