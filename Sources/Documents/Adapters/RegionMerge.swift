public import Almanac

/// Makes one calendar of several: for upstreams that list a country's holidays by region.
public enum RegionMerge {
    private struct Key: Hashable {
        let date: CivilDate
        let observed: CivilDate?
        let movedFrom: CivilDate?
        let isEstimated: Bool
        let name: LocalizedText
        let localName: LocalizedText?
        let types: [HolidayType]
        let isLocal: Bool

        init(_ holiday: Holiday) {
            date = holiday.date
            observed = holiday.observed
            movedFrom = holiday.movedFrom
            isEstimated = holiday.isEstimated
            name = holiday.kind.name
            localName = holiday.kind.localName
            types = holiday.kind.types
            isLocal = holiday.kind.isLocal
        }
    }

    /// Nil stands for a list of the whole country.
    private typealias Places = Set<RegionCode?>

    /// The holidays of all lists, each once, in date order.
    ///
    /// Holidays are the same if they have date, observed day, name and types in common. One that stands in the list
    /// of the whole country, or in those of all regions, is kept in the whole country; any other in the regions in
    /// whose lists it stands. What the lists themselves say of regions is not looked at.
    ///
    /// - Parameter lists: what an upstream has for each region; nil for what it has for the country as a whole. All
    ///   regions of the country have to be there, even those without a holiday: "in all" would mean less otherwise.
    public static func merge(_ lists: [(region: RegionCode?, holidays: [Holiday])]) -> [Holiday] {
        let regions = Set(lists.compactMap(\.region))
        var places: [Key: Places] = [:]
        var order: [Key] = []
        for (region, holidays) in lists {
            for holiday in holidays {
                let key = Key(holiday)
                if places[key] == nil { order.append(key) }
                places[key, default: []].insert(region)
            }
        }
        var kinds: Set<HolidayKind> = []
        return order.map { key in
            let kind = kind(of: key, in: places[key] ?? [], of: regions)
            return holiday(key, kinds.insert(kind).memberAfterInsert)
        }.inOrder
    }

    private static func kind(of key: Key, in places: Places, of regions: Set<RegionCode>) -> HolidayKind {
        let kept = Set(places.compactMap(\.self))
        let isWhole = places.contains(nil) || kept == regions
        return HolidayKind(
            names: [key.name] + [key.localName].compactMap(\.self), types: key.types,
            regions: isWhole ? [] : Array(kept), isLocal: key.isLocal)
    }

    private static func holiday(_ key: Key, _ kind: HolidayKind) -> Holiday {
        Holiday(
            date: key.date, observed: key.observed, movedFrom: key.movedFrom, kind: kind,
            isEstimated: key.isEstimated, id: HolidayID(date: key.date, slug: kind.slug))
    }
}
