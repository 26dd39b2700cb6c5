import AlmanacValues

/// Where a holiday is kept within a country: the country's map, with what each region does.
struct KeepersMap: Hashable, Sendable {
    let width: Int
    let height: Int
    let shapes: [Shape]
    let insets: [RegionMap.Inset]
    /// Regions that keep the holiday and are not on the map.
    let unmapped: [ForeignText]

    struct Shape: Hashable, Sendable {
        /// Empty for the rest of the country's land, which no region keeps.
        let regions: [ForeignText]
        let state: State
        let form: Outline.Form
    }

    enum State: Hashable, Sendable {
        case kept
        /// Kept by a part of the region, or by some of the regions that share the shape.
        case keptInPart
        case notKept
    }
}
