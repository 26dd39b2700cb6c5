public import AlmanacValues

/// What a second source knows of the breaks of schools: for each region, of years of which the calendar's own source has
/// none. The two are never mixed within a region and year.
public struct SecondKnowledge: Hashable, Sendable {
    public let source: HolidaySource
    public let entries: [Entry]
    /// Set if the source could not be read when it should have been; nil otherwise.
    public let outage: SourceOutage?

    /// The years in which the breaks of some regions are from the second source.
    public struct Entry: Hashable, Sendable {
        public let years: Set<Int>
        /// About breaks of schools; without regions, the country and all of its regions.
        public let fact: HolidayKnowledge.Fact

        public init(years: Set<Int>, fact: HolidayKnowledge.Fact) {
            self.years = years
            self.fact = fact
        }
    }

    public init(source: HolidaySource, entries: [Entry], outage: SourceOutage? = nil) {
        self.source = source
        self.entries = entries
        self.outage = outage
    }

    /// Returns what is known of breaks in a year of a region, or of the country as a whole; nil if none of them is from the
    /// second source.
    ///
    /// - Parameter mine: what the calendar's own source says.
    func year(_ year: Int, in region: RegionCode?, beside mine: HolidayKnowledge?) -> YearKnowledge? {
        let found = entries.filter { $0.years.contains(year) }.map(\.fact).filter { fact in
            fact.regions.isEmpty || (region.map(fact.regions.contains) ?? true)
        }
        guard !found.isEmpty else { return nil }
        if region != nil || found.contains(where: \.regions.isEmpty) {
            return HolidayKnowledge(found).year(year, of: .school, in: region)
        }
        let others = (mine?.facts ?? []).filter { fact in
            fact.types.contains(.school) && ![.noData, .notAnnounced].contains(fact.state(in: year))
        }
        return HolidayKnowledge(others + found).year(year, of: .school, in: nil)
    }

    /// Returns the regions of which neither source has breaks in a year.
    ///
    /// - Parameters:
    ///   - all: the regions of the calendar.
    ///   - mine: what the calendar's own source says.
    func missing(in year: Int, of all: [RegionCode], beside mine: HolidayKnowledge?) -> [RegionCode] {
        let own = (mine?.facts ?? []).filter { fact in
            fact.types.contains(.school) && ![.noData, .notAnnounced].contains(fact.state(in: year))
        }
        let facts = own + entries.filter { $0.years.contains(year) }.map(\.fact)
        guard facts.allSatisfy({ !$0.regions.isEmpty }) else { return [] }
        let known = facts.reduce(into: Set<RegionCode>()) { $0.formUnion($1.regions) }
        return all.filter { !known.contains($0) }
    }

    /// Returns what is known of a region, or of all regions if it is nil.
    public func entries(in region: RegionCode?) -> [Entry] {
        entries.filter { entry in entry.fact.regions.isEmpty || (region.map(entry.fact.regions.contains) ?? false) }
    }

    /// Whether the first or the last of the known days is this date, in any of the regions.
    func isLimit(
        _ date: CivilDate, _ limit: KeyPath<ClosedRange<CivilDate>, CivilDate>, ofBreaksIn regions: [RegionCode]
    ) -> Bool {
        entries.contains { HolidayKnowledge([$0.fact]).isLimit(date, limit, ofBreaksIn: regions) }
    }
}

extension SecondKnowledge.Entry {
    /// Returns the same about other regions.
    public func about(regions: Set<RegionCode>) -> SecondKnowledge.Entry {
        SecondKnowledge.Entry(
            years: years,
            fact: HolidayKnowledge.Fact(
                types: fact.types, basis: fact.basis, days: fact.days, until: fact.until, regions: regions,
                authorities: fact.authorities, lacks: fact.lacks))
    }
}
