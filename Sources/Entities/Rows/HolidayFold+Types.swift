public import AlmanacValues

// The types of what is folded into a row, and where it has them.

extension HolidayFold {
    /// The types of all that is folded; only those that the whole country gives it, if the whole country keeps it. A
    /// type from regions alone is left out, such as a public holiday on a day that the country observes at work.
    var types: [HolidayType] {
        let own = lead.holiday.kind.typeSet
        let told = ownTypes
        return told == own ? lead.holiday.kind.types : told.sorted
    }

    private var ownTypes: HolidayTypes {
        withoutMootHalfDay(isNational ? union { $0.level == .national } : allTypes)
    }

    /// The types of all that is folded, whoever gives them.
    var allTypes: HolidayTypes { withoutMootHalfDay(union { _ in true }) }

    static let halfDay = HolidayTypes([.halfDay])
    private static let publicHoliday = HolidayTypes([.publicHoliday])

    /// Returns types without half a day off, if they say that the whole day is off and nobody has only half of it off.
    private func withoutMootHalfDay(_ types: HolidayTypes) -> HolidayTypes {
        types.isSuperset(of: [Self.publicHoliday, Self.halfDay]) && isHalfDayMoot
            ? types.subtracting(Self.halfDay) : types
    }

    /// Whether all who have half of the day off for the feast have all of it off for the feast, too.
    private var isHalfDayMoot: Bool {
        let halves = days.filter { $0.holiday.kind.typeSet.contains(Self.halfDay) }
        let whole = days.filter { day in
            let kind = day.holiday.kind
            return kind.level != .partial && kind.typeSet.contains(Self.publicHoliday)
                && !kind.typeSet.contains(Self.halfDay)
        }
        if whole.isEmpty { return false }
        // All that the list of one region has is the region's.
        if isOfRegion { return true }
        // Which parts of regions have half a day off is only told in words.
        if halves.contains(where: { $0.holiday.kind.level == .partial }) { return false }
        return list(of: (whole + halves)[...]) == list(of: whole[...])
    }

    private func union(_ isIncluded: (HolidayKind) -> Bool) -> HolidayTypes {
        days.indices.reduce(lead.holiday.kind.typeSet) { types, index in
            let kind = days[index].holiday.kind
            return isIncluded(kind) ? types.union(kind.typeSet) : types
        }
    }

    /// The types that only some of those who keep the row give it, with the regions that do. Empty in the list of one
    /// region.
    var regionalTypes: [HolidayRow.RegionalType] {
        if let told { return told }
        // Most rows are of one type, or of one holiday.
        guard !isOfRegion, hasSeveralTypes else { return [] }
        let (own, everybody) = (ownTypes, area(of: days))
        return allTypes.sorted.compactMap { type in
            let set = HolidayTypes([type])
            let area = area(of: days.filter { !$0.holiday.kind.typeSet.isDisjoint(with: set) }[...])
            if area == everybody, own.isSuperset(of: set) { return nil }
            return HolidayRow.RegionalType(type: type, regions: area.regions, isLocal: area.isLocal)
        }
    }

    private var hasSeveralTypes: Bool {
        let first = lead.holiday.kind.typeSet
        return days.indices.contains { days[$0].holiday.kind.typeSet != first }
    }

    struct Area: Equatable {
        let regions: RegionList
        let isLocal: Bool
    }

    /// Returns who keeps any of these holidays: as a whole, or if nobody does, in parts.
    func area(of days: ArraySlice<HolidayDay>) -> Area {
        guard days.allSatisfy({ $0.holiday.kind.level == .partial }) else {
            return Area(regions: list(of: days), isLocal: false)
        }
        let codes = days.reduce(into: [RegionCode]()) { $0 = $0.union(sorted: $1.holiday.kind.regions) }
        return Area(regions: .only(codes), isLocal: true)
    }
}

extension HolidayCalendar {
    /// Returns what pages say of a type of a row.
    ///
    /// - Parameter mostNames: how many regions are named; more of them are only counted.
    public func told(_ found: HolidayRow.RegionalType, mostNames: Int = .max) -> RegionalHolidayType {
        let codes =
            if case .only(let regions) = found.regions { regions } else { regionCodes.filter(found.regions.contains) }
        let place: RegionalHolidayType.Place =
            switch found.regions {
            case .only([]), .all: .everywhere
            case .only(let regions) where withoutParts(regions).count <= mostNames:
                .regions(withoutParts(regions).map(name))
            case .allBut(let others) where withoutParts(others).count <= mostNames:
                .allBut(withoutParts(others).map(name))
            case .only, .allBut: .some(count(of: codes), of: regionCount)
            }
        return RegionalHolidayType(
            type: found.type, country: country, regions: codes, isLocal: found.isLocal, place: place)
    }
}
