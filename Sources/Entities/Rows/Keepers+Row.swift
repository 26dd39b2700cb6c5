public import AlmanacValues

extension Keepers {
    /// Who keeps a row; nil for everybody.
    ///
    /// - Parameter region: the region whose list has the row; nil for the list of the country.
    public init?(of row: HolidayRow, in calendar: HolidayCalendar, listedFor region: RegionCode? = nil) {
        if row.level == .partial {
            self.init(parts: row.parts, in: calendar)
            return
        }
        guard region == nil else { return nil }
        switch row.regions {
        case .all: return nil
        case .only(let codes): self = .regions(Names(codes, in: calendar), of: calendar.regionCount)
        case .allBut(let codes): self = .allBut(Names(codes, in: calendar))
        }
    }

    /// The regions of which only parts keep a row, if other regions keep it as a whole. Nil if there are no such parts, in the
    /// list of one region, and if only parts keep the row.
    public init?(beside row: HolidayRow, in calendar: HolidayCalendar) {
        guard row.level != .partial else { return nil }
        let kept = row.regions
        let parts = row.parts.compactMap { part in
            let regions = part.regions.filter { !kept.contains($0) }
            return regions.isEmpty ? nil : HolidayRow.Part(regions: regions, description: part.description)
        }
        guard !parts.isEmpty else { return nil }
        self.init(parts: parts, in: calendar)
    }

    /// Parts of regions. Says which parts only if these are the same in all of them.
    public init(parts: [HolidayRow.Part], in calendar: HolidayCalendar) {
        let which = Set(parts.map(\.description))
        self = .parts(
            Names(parts.flatMap(\.regions), in: calendar),
            which: which.count == 1 ? (which.first ?? nil).map { ForeignText($0) } : nil)
    }
}

extension Keepers.Names {
    public init(_ codes: [RegionCode], in calendar: HolidayCalendar) {
        let named = calendar.withoutParts(codes)
        self.init(
            codes: codes, names: named.count > Self.most ? [] : named.map(calendar.name),
            count: calendar.count(of: codes))
    }

    public init(_ regions: RegionList, in calendar: HolidayCalendar) {
        switch regions {
        case .all: self.init(calendar.regions.map(\.code), in: calendar)
        case .only(let codes): self.init(codes, in: calendar)
        case .allBut(let codes):
            self.init(calendar.regions.map(\.code).filter { !codes.contains($0) }, in: calendar)
        }
    }
}
