import Almanac
import Documents

/// Sheets that were supplied, as they become one calendar.
struct SheetCollection {
    let outline: CalendarOutline
    private var sheets: [Int: [(region: RegionCode?, holidays: [Holiday])]] = [:]
    /// The years of which the source turned out to have nothing.
    private(set) var absent: Set<Int> = []
    /// That of the oldest part, where one is too old.
    private(set) var age: Duration?
    private(set) var failure: ServiceFailure?

    init(_ outline: Supply<CalendarOutline>) {
        self.outline = outline.value
        age = outline.age
        failure = outline.failure
    }

    mutating func add(_ supply: Supply<[Holiday]>?, _ sheet: CalendarSheet) {
        guard let supply else {
            if sheet.region == nil || outline.isByRegionOnly { absent.insert(sheet.year) }
            return
        }
        sheets[sheet.year, default: []].append((sheet.region, supply.value))
        if let age = supply.age { self.age = max(age, self.age ?? .zero) }
        failure = failure ?? supply.failure
    }

    /// Those of the outline, up to the absent ones on either side of one that is there; nil if none of those is there
    /// that were asked for.
    func years(around asked: ClosedRange<Int>) -> ClosedRange<Int>? {
        guard let present = sheets.keys.filter({ asked.contains($0) && !absent.contains($0) }).min() else {
            return nil
        }
        let lower = absent.filter { $0 < present }.max().map { $0 + 1 } ?? outline.years.lowerBound
        let upper = absent.filter { $0 > present }.min().map { $0 - 1 } ?? outline.years.upperBound
        return lower...upper
    }

    /// In date order.
    var holidays: [Holiday] {
        sheets.keys.sorted().flatMap { year in
            let lists = lists(of: year)
            // A source with one sheet for all says itself what is kept where.
            return outline.regions.isEmpty ? lists.flatMap(\.holidays) : RegionMerge.merge(lists)
        }
    }

    /// Those of the outline or, where it has none, those that the holidays name.
    var regions: [RegionCode] {
        guard outline.regions.isEmpty else { return outline.regions }
        let named = sheets.values.joined().flatMap(\.holidays).flatMap(\.kind.regions)
        return Set(named).sorted()
    }

    /// Regions that were not asked for count as ones without holidays: what only the asked ones have is theirs then,
    /// and not said to be everywhere.
    private func lists(of year: Int) -> [(region: RegionCode?, holidays: [Holiday])] {
        let lists = sheets[year] ?? []
        return lists + outline.regions.filter { region in !lists.contains { $0.region == region } }.map { ($0, []) }
    }
}
