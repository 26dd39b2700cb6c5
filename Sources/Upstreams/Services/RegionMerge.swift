import AlmanacValues
import Documents
import Entities

/// Merges the lists of holidays of an upstream that lists them by region into one.
enum RegionMerge {
    private struct Key: Hashable {
        let date: CivilDate
        let observed: CivilDate?
        let isKept: Bool
        let isInLieu: Bool
        let movedFrom: CivilDate?
        let isEstimated: Bool
        let name: LocalizedText
        let localName: LocalizedText?
        let types: [HolidayType]
        let isLocal: Bool
        let parts: String?
        let occasion: Slug?

        init(_ holiday: Holiday) {
            date = holiday.date
            observed = holiday.observed
            (isKept, isInLieu) = (holiday.isKept, holiday.isInLieu)
            movedFrom = holiday.movedFrom
            isEstimated = holiday.isEstimated
            name = holiday.kind.englishName
            localName = holiday.kind.localName
            types = holiday.kind.types
            isLocal = holiday.kind.isLocal
            (parts, occasion) = (holiday.kind.parts, holiday.kind.occasion)
        }
    }

    /// The lists that contain a holiday, by region. Nil is the list of the whole country.
    private typealias Places = Set<RegionCode?>

    /// Returns the holidays of all lists, in date order and without duplicates.
    ///
    /// Two holidays are equal if they agree in everything but id, regions and exceptions. A holiday in the list of the
    /// whole country, or in the lists of all regions, is a holiday of the whole country. Any other holiday belongs to
    /// the regions whose lists contain it. The regions and exceptions of the holidays in the lists are ignored.
    ///
    /// - Parameter lists: the holidays of each region; a nil region is the whole country. The lists must include every
    ///   region of the country, even those without holidays. Otherwise a holiday may be taken for one of the whole
    ///   country although a missing region does not keep it.
    static func merge(_ lists: [(region: RegionCode?, holidays: [Holiday])]) -> [Holiday] {
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
            regions: isWhole ? [] : Array(kept), isLocal: key.isLocal, parts: key.parts, occasion: key.occasion)
    }

    private static func holiday(_ key: Key, _ kind: HolidayKind) -> Holiday {
        Holiday(
            date: key.date, observed: key.observed, isKept: key.isKept, isInLieu: key.isInLieu,
            movedFrom: key.movedFrom, kind: kind, isEstimated: key.isEstimated,
            id: HolidayID(date: key.date, slug: kind.slug))
    }
}
