public import AlmanacValues

/// Which regions of a country keep a holiday, as the shorter of two lists. For a national holiday, always those that do not.
public enum RegionList: Hashable, Sendable {
    /// All of them, or the country has none.
    case all
    /// Only these, sorted by code; empty if no region keeps it as a whole.
    case only([RegionCode])
    /// All but these: fewer than those that keep it, unless it is national. Sorted by code.
    case allBut([RegionCode])

    /// - Parameters:
    ///   - keepers: the regions that keep the holiday.
    ///   - regions: all regions of the country.
    public init(_ keepers: Set<RegionCode>, of regions: [RegionCode]) {
        self.init(sorted: keepers.sorted(), of: regions.sorted())
    }

    /// - Parameters:
    ///   - keepers: the regions that keep the holiday, each once, sorted.
    ///   - regions: all regions of the country, sorted.
    init(sorted keepers: [RegionCode], of regions: [RegionCode]) {
        // Most regional holidays are kept by few regions. The list of the others would be longer, and nobody needs it.
        if regions.count - keepers.count >= max(1, keepers.count) {
            self = .only(keepers)
            return
        }
        let others = regions.subtracting(sorted: keepers)
        if others.isEmpty {
            self = .all
        } else if others.count < keepers.count {
            self = .allBut(others)
        } else {
            self = .only(keepers)
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

// A list has hundreds of regions to fold, and hashing them costs more than walking through sorted lists.
extension [RegionCode] {
    /// Returns the codes of this sorted list that another sorted list does not have.
    func subtracting(sorted others: [RegionCode]) -> [RegionCode] {
        if others.isEmpty { return self }
        var next = others.startIndex
        return filter { code in
            while next < others.endIndex, others[next] < code { next += 1 }
            return next == others.endIndex || others[next] != code
        }
    }

    /// Returns the codes of two sorted lists, each once, sorted.
    func union(sorted others: [RegionCode]) -> [RegionCode] {
        if isEmpty { return others }
        if others.isEmpty { return self }
        var union: [RegionCode] = []
        union.reserveCapacity(count + others.count)
        var next = others.startIndex
        for code in self {
            while next < others.endIndex, others[next] < code {
                union.append(others[next])
                next += 1
            }
            if next < others.endIndex, others[next] == code { next += 1 }
            union.append(code)
        }
        return union + others[next...]
    }
}
