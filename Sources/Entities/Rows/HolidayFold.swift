import AlmanacValues

/// The holidays of one feast on one date, folded into one.
struct HolidayFold: Hashable {
    /// At least one, the one to show first. A slice, since most folds are one day of a year's.
    let days: ArraySlice<HolidayDay>
    /// All regions of the country, sorted by code.
    private let all: [RegionCode]
    private let region: RegionCode?
    private let keepers: Set<RegionCode>?
    /// The types that regions give it, if these do not follow from the holidays.
    let told: [HolidayRow.RegionalType]?

    /// - Parameters:
    ///   - days: at least one; holidays of one feast on one date.
    ///   - region: the region of the list; nil for the country.
    ///   - keepers: the regions that keep the row, if not those of the holidays.
    ///   - told: the types that regions give it, if these do not follow from the holidays.
    init(
        _ days: ArraySlice<HolidayDay>, calendar: HolidayCalendar, region: RegionCode?, keepers: Set<RegionCode>? = nil,
        told: [HolidayRow.RegionalType]? = nil
    ) {
        self.days = days.count == 1 ? days : days.enumerated().sorted { Self.order($0, $1) }.map(\.element)[...]
        all = calendar.regionCodes
        self.region = region
        self.keepers = keepers
        self.told = told
    }

    /// National holidays first, then own dates before observed days, then those of most regions, then whole days before
    /// half days, then the order of the calendar.
    private static func order(_ one: (Int, HolidayDay), _ other: (Int, HolidayDay)) -> Bool {
        func key(_ day: (Int, HolidayDay)) -> (Int, Int, Int, Int, Int) {
            let kind = day.1.holiday.kind
            let regions = kind.regions.isEmpty ? Int.max : kind.regions.count
            let isHalf = kind.typeSet.isSuperset(of: halfDay)
            return (kind.level.rank, day.1.isObserved ? 1 : 0, -regions, isHalf ? 1 : 0, day.0)
        }
        return key(one) < key(other)
    }

    /// The one to show first.
    var lead: HolidayDay { days[days.startIndex] }

    /// The second source of one of the holidays.
    var source: HolidaySource? {
        // By index, since a loop over the days would copy each of them.
        for index in days.indices { if let source = days[index].holiday.kind.source { return source } }
        return nil
    }

    /// Whether it is a line of one region's list.
    var isOfRegion: Bool { region != nil }

    var isEstimated: Bool { days.indices.contains { days[$0].holiday.isEstimated } }

    /// In the list of a region, all that the region keeps is its own.
    var isNational: Bool { region == nil && lead.holiday.kind.level == .national }

    /// The regions that keep it as a whole. A national holiday always names the regions that do not, however many.
    var regions: RegionList {
        guard region == nil else { return .only([]) }
        let kept = list(of: days)
        guard isNational, case .only(let keepers) = kept else { return kept }
        return .allBut(all.subtracting(sorted: keepers))
    }

    var parts: [HolidayRow.Part] {
        if days.count == 1, lead.holiday.kind.level != .partial { return [] }
        return days.map(\.holiday.kind).filter { $0.level == .partial }.map { kind in
            HolidayRow.Part(regions: region == nil ? kind.regions : [], description: kind.parts)
        }
    }

    /// One for each other English name, even if the language of the page has one name for several.
    var otherNames: [HolidayRow.OtherName] {
        if days.count == 1 { return [] }
        let name = lead.holiday.kind.englishName
        let others = days.filter { $0.holiday.kind.englishName != name }
        return others.grouped(by: \.holiday.kind.englishName).map { group in
            HolidayRow.OtherName(
                name: group[0].holiday.kind.name, englishName: group[0].holiday.kind.englishName,
                id: group[0].holiday.id,
                regions: region == nil ? area(of: group[...]).regions : .only([]))
        }
    }

    /// Returns the regions that keep any of these holidays as a whole.
    func list(of days: ArraySlice<HolidayDay>) -> RegionList {
        var regions: [RegionCode] = []
        // By index, since a loop over the days would copy each of them.
        for index in days.indices {
            let kind = days[index].holiday.kind
            if kind.level == .partial { continue }
            if keepers == nil, kind.regions.isEmpty, kind.exceptions.isEmpty { return .all }
            let kept = kind.regions.isEmpty ? all.subtracting(sorted: kind.exceptions) : kind.regions
            regions = regions.isEmpty ? kept : regions.union(sorted: kept)
        }
        return RegionList(sorted: keepers.map { keepers in regions.filter(keepers.contains) } ?? regions, of: all)
    }
}

extension HolidayLevel {
    fileprivate var rank: Int {
        switch self {
        case .national: 0
        case .regional: 1
        case .partial: 2
        }
    }
}
