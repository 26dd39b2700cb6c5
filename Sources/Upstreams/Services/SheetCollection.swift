import Adapters
import AlmanacValues
import Entities
import ServiceContracts

/// Collects the sheets of a calendar and combines them.
struct SheetCollection {
    let outline: CalendarOutline
    private var sheets: [Int: [(region: RegionCode?, holidays: [Holiday])]] = [:]
    /// The years that the source turned out not to have.
    private(set) var absent: Set<Int> = []
    /// The age of the oldest part; nil unless a part is older than it should be.
    private(set) var age: SupplyAge?
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
        age = [age, supply.age].compactMap(\.self).max()
        failure = failure ?? supply.failure
    }

    /// The years of the outline around the first year that is present, up to the nearest absent year on either side.
    /// Nil if none of the years asked for is present.
    func years(around asked: ClosedRange<Int>) -> ClosedRange<Int>? {
        guard let present = sheets.keys.filter({ asked.contains($0) && !absent.contains($0) }).min() else {
            return nil
        }
        let lower = absent.filter { $0 < present }.max().map { $0 + 1 } ?? outline.years.lowerBound
        let upper = absent.filter { $0 > present }.min().map { $0 - 1 } ?? outline.years.upperBound
        return lower...upper
    }

    /// The holidays of all years, in date order.
    var holidays: [Holiday] {
        sheets.keys.sorted().flatMap { year in
            let lists = lists(of: year)
            // A source with one sheet for all regions names the regions of each holiday itself.
            return outline.regions.isEmpty ? lists.flatMap(\.holidays) : RegionMerge.merge(lists)
        }
    }

    /// The regions of the outline. If it has none, the regions that the holidays name.
    var regions: [RegionCode] {
        guard outline.regions.isEmpty else { return outline.regions }
        let named = sheets.values.joined().flatMap(\.holidays).flatMap(\.kind.regions)
        return Set(named).sorted()
    }

    /// The sheets of a year, with an empty one for each region that was not asked for. Without these, a holiday of the
    /// requested regions would count as one of the whole country.
    private func lists(of year: Int) -> [(region: RegionCode?, holidays: [Holiday])] {
        let lists = sheets[year] ?? []
        return lists + outline.regions.filter { region in !lists.contains { $0.region == region } }.map { ($0, []) }
    }
}
