public import AlmanacValues

// When a day off begins that is not off as a whole.

extension HolidayFold {
    /// The time at which it begins; nil if somebody has the whole day off, and if no time is given.
    ///
    /// Where that is not the same for all who keep it, the time of the holiday to show first, whose name the row has: nil
    /// would say that the whole day is off.
    var begins: TimeOfDay? { hasOneBeginning || isPartOfDay ? lead.holiday.kind.begins : nil }

    /// Whether nobody who keeps it has the whole day off.
    var isPartOfDay: Bool {
        days.allSatisfy { $0.holiday.kind.begins != nil || $0.holiday.kind.typeSet.isSuperset(of: Self.halfDay) }
    }

    /// Each time at which it begins for some of those who keep it, with these; empty if it is the same for all.
    var beginnings: [HolidayRow.Beginning] {
        if hasOneBeginning { return [] }
        return days.grouped(by: \.holiday.kind.begins).compactMap { group in
            group[0].holiday.kind.begins.map { HolidayRow.Beginning(time: $0, regions: regions(of: group)) }
        }
        .sorted { $0.time < $1.time }
    }

    private var hasOneBeginning: Bool {
        let first = lead.holiday.kind.begins
        // By index, since a loop over the days would copy each of them.
        return days.indices.allSatisfy { days[$0].holiday.kind.begins == first }
    }

    /// Returns the regions that keep any of these holidays, as a whole or in parts.
    private func regions(of days: [HolidayDay]) -> RegionList {
        if isOfRegion { return .only([]) }
        if days.contains(where: \.holiday.kind.regions.isEmpty) { return list(of: days[...]) }
        return .only(days.reduce(into: []) { $0 = $0.union(sorted: $1.holiday.kind.regions) })
    }
}

extension HolidayCalendar {
    /// Returns what records and calendars say of a time at which a row begins.
    public func told(_ found: HolidayRow.Beginning) -> RegionalBeginning {
        let codes =
            if case .only(let regions) = found.regions { regions } else { regionCodes.filter(found.regions.contains) }
        return RegionalBeginning(
            time: found.time, country: country, regions: codes, names: withoutParts(codes).map(name))
    }
}
