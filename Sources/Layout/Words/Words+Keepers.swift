public import AlmanacValues

// Who keeps a holiday that not everybody keeps.

extension Words {
    /// "in Bavaria and Berlin", "in 12 of 16 regions", "not in Berlin", "in parts of Bavaria", "in Bavaria (some
    /// valleys)"
    public func sentence(_ keepers: Keepers) -> Sentence {
        switch keepers {
        case .regions(let regions, _) where !regions.names.isEmpty: keptIn(regions: regions.names)
        case .regions(let regions, let all): keptIn(count: regions.count, all: all)
        case .allBut(let regions) where !regions.names.isEmpty: notKeptIn(regions: regions.names)
        case .allBut(let regions): keptInAllBut(count: regions.count)
        case .parts(let regions, nil) where !regions.names.isEmpty: keptInPartsOf(regions: regions.names)
        case .parts(let regions, nil) where regions.count == 0: keptInSomePlaces
        case .parts(let regions, nil): keptInPartsOf(count: regions.count)
        case .parts(let regions, let which?) where !regions.names.isEmpty:
            keptIn(regions: regions.names, which: which)
        case .parts(_, let which?): keptInParts(which: which)
        }
    }
}
