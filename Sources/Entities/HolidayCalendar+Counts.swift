public import AlmanacValues

// How many regions there are. A region that lies in another one, as Augsburg in Bavaria, is not counted beside it.

extension HolidayCalendar {
    /// Returns regions without those that lie in another one of them, in the same order.
    public func withoutParts(_ codes: [RegionCode]) -> [RegionCode] {
        if wholes.isEmpty { return codes }
        return codes.filter { code in
            guard let whole = wholes[code] else { return true }
            return !codes.contains(whole)
        }
    }

    /// Returns how many regions these are. Parts of one region are one, with it or without it, so no count is above
    /// `regionCount` unless zones of schools are among them.
    public func count(of codes: [RegionCode]) -> Int {
        wholes.isEmpty ? codes.count : Set(codes.map { wholes[$0] ?? $0 }).count
    }

    /// Returns the number of regions, without those that lie in another one and without zones of schools.
    static func count(of regions: [Region], _ wholes: [RegionCode: RegionCode]) -> Int {
        regions.count { wholes[$0.code] == nil && !$0.isZone }
    }

    /// Returns the regions that others of a list lie in. A region that is not in the list is left out.
    static func wholes(of regions: [Region]) -> [RegionCode: RegionCode] {
        let parts = regions.filter { part in regions.contains { $0.code == part.whole } }
        return Dictionary(parts.map { ($0.code, $0.whole ?? $0.code) }, uniquingKeysWith: { first, _ in first })
    }
}
