public import AlmanacValues

/// What a source knows of a country's holidays, since when and until when, and who says so.
///
/// An empty list is a fact only if something is known of its type, place and year.
public struct HolidayKnowledge: Hashable, Sendable {
    public let facts: [Fact]

    /// More days than any break has.
    private static let longestBreak = 120

    /// What is known of some types in some regions, or in the country and all of its regions.
    public struct Fact: Hashable, Sendable {
        public let types: [HolidayType]
        public let basis: KnownBasis
        /// The first and the last day of which the source knows them.
        public let days: ClosedRange<CivilDate>
        /// The last day that is announced or decided; nil if the law says all of them.
        public let until: CivilDate?
        /// Empty for the country and all of its regions.
        public let regions: Set<RegionCode>
        public let authorities: [Authority]
        /// What is missing among them.
        public let lacks: String?

        public init(
            types: [HolidayType], basis: KnownBasis, days: ClosedRange<CivilDate>, until: CivilDate? = nil,
            regions: Set<RegionCode> = [], authorities: [Authority] = [], lacks: String? = nil
        ) {
            self.types = types
            self.basis = basis
            self.days = days
            self.until = until
            self.regions = regions
            self.authorities = authorities
            self.lacks = lacks
        }
    }

    public init(_ facts: [Fact]) {
        self.facts = facts
    }

    /// Returns what is known of a type in a year of a region; of the country as a whole, or of all of its regions, if the
    /// region is nil.
    public func year(_ year: Int, of type: HolidayType, in region: RegionCode?) -> YearKnowledge {
        let found = facts(about: type, in: region)
        guard let first = found.first else { return YearKnowledge(types: [type], state: .noData) }
        let states = found.map { $0.state(in: year) }
        let ends = found.compactMap(\.until)
        let isSame = states.allSatisfy { $0 == states[0] }
        return YearKnowledge(
            types: [type], state: isSame ? states[0] : .partly, basis: found.map(\.basis).max { $0.doubt < $1.doubt },
            from: found.map(\.days.lowerBound).max(), until: ends.min(),
            latest: ends.count == found.count ? ends.max() : nil, lacks: first.lacks.map(DataGap.words),
            authorities: found.reduce(into: []) { all, fact in
                all += fact.authorities.filter { !all.contains($0) }
            })
    }

    /// Returns the same with other words for what is missing: itself if none differ.
    ///
    /// - Parameter gaps: the words, by the slugs of the English ones.
    func named(gaps: [Slug: String]) -> HolidayKnowledge {
        guard !gaps.isEmpty, facts.contains(where: { $0.lacks != nil }) else { return self }
        return HolidayKnowledge(
            facts.map { fact in
                guard let words = fact.lacks.flatMap({ gaps[Slug($0)] }) else { return fact }
                return Fact(
                    types: fact.types, basis: fact.basis, days: fact.days, until: fact.until, regions: fact.regions,
                    authorities: fact.authorities, lacks: words)
            })
    }

    /// Whether a day of this type is computed beyond what is announced.
    public func isComputed(_ date: CivilDate, of type: HolidayType, in regions: [RegionCode]) -> Bool {
        facts.contains { fact in
            guard fact.basis == .formula, let until = fact.until else { return false }
            // A break that begins before that day and ends after it is computed, too.
            let isBeyond = date > until || type == .school && date > until.adding(days: -Self.longestBreak)
            return isBeyond && fact.types.contains(type)
                && (fact.regions.isEmpty || regions.contains(where: fact.regions.contains))
        }
    }

    /// Whether the first or the last of the known days of school breaks is this date, in any of the regions.
    func isLimit(
        _ date: CivilDate, _ limit: KeyPath<ClosedRange<CivilDate>, CivilDate>, ofBreaksIn regions: [RegionCode]
    ) -> Bool {
        facts.contains { fact in
            fact.types.contains(.school) && fact.days[keyPath: limit] == date
                && (fact.regions.isEmpty || regions.contains(where: fact.regions.contains))
        }
    }

    /// The facts of the country come first. Without them, breaks of schools for example, the country is all of its regions.
    private func facts(about type: HolidayType, in region: RegionCode?) -> [Fact] {
        let found = facts.filter { $0.types.contains(type) }
        let own = found.filter { fact in region.map(fact.regions.contains) ?? false }
        let national = found.filter(\.regions.isEmpty)
        if !own.isEmpty { return own }
        return national.isEmpty && region == nil ? found : national
    }
}

extension HolidayKnowledge.Fact {
    /// What is known of the days of a year.
    func state(in year: Int) -> KnownState {
        let (first, last) = (CivilDate.firstDay(of: year), CivilDate.firstDay(of: year + 1).adding(days: -1))
        if last < days.lowerBound { return .noData }
        if first > days.upperBound { return .notAnnounced }
        if first < days.lowerBound || lacks != nil { return .partly }
        guard let until, last > until else { return last > days.upperBound ? .partly : .known }
        return basis == .formula && first > until && last <= days.upperBound ? .estimated : .partly
    }
}

extension KnownBasis {
    /// How uncertain the basis is. Of several, a list reports the most uncertain one.
    fileprivate var doubt: Int {
        switch self {
        case .law: 0
        case .announced: 1
        case .formula: 2
        }
    }
}

extension HolidayCalendar {
    /// Returns what is known of the holidays that a list has: one value for each group of types with the same answer.
    ///
    /// A source that does not say what it knows, such as an upstream, is taken to know public holidays and the types
    /// that it has.
    public func knowledge(of selection: HolidayYear) -> [YearKnowledge] {
        let types: [HolidayType] =
            switch selection.filter.types {
            case .only(let type): [type]
            case .publicAndSchool: [.publicHoliday] + [.school].filter(isExpected)
            case .several(let types): types.sorted
            case .all: HolidayType.allCases.filter(isExpected)
            }
        return types.map { year(selection.year, of: $0, in: selection.filter.region) }.grouped
    }

    /// What is known of a type in a year of a region.
    public func year(_ year: Int, of type: HolidayType, in region: RegionCode?) -> YearKnowledge {
        if type == .school, let known = breaks(in: year, of: region) { return known }
        var known: YearKnowledge
        if let knowledge {
            known = knowledge.year(year, of: type, in: region)
        } else {
            let isKnown = type == .publicHoliday || holidays.contains { $0.kind.types.contains(type) }
            known = YearKnowledge(types: [type], state: isKnown ? .known : .noData)
        }
        // Where the calendar's own source has no breaks, the second one may have them.
        if type == .school, [.noData, .notAnnounced].contains(known.state) { known.outage = second?.outage }
        return known
    }

    /// What is known of breaks of schools if a second source has some of them; nil if it has none in the year.
    private func breaks(in year: Int, of region: RegionCode?) -> YearKnowledge? {
        guard let second, var known = second.year(year, in: region, beside: knowledge) else { return nil }
        known.outage = second.outage
        let missing = withoutParts(
            region == nil ? second.missing(in: year, of: regionCodes, beside: knowledge) : [])
        guard !missing.isEmpty else { return known }
        known.state = .partly
        known.lacks =
            missing.count > Keepers.Names.most
            ? .breaksInSome(count(of: missing), of: regionCount) : .breaks(in: missing.map { name(of: $0) })
        return known
    }

    /// Whether the holiday is computed beyond what is announced.
    public func isComputed(_ holiday: Holiday) -> Bool {
        guard let knowledge else { return false }
        let regions = holiday.kind.regions
        return holiday.kind.types.contains { knowledge.isComputed(holiday.date, of: $0, in: regions) }
    }

    /// Whether people expect an answer about the type in a list of all types.
    private func isExpected(_ type: HolidayType) -> Bool {
        if type == .publicHoliday || type == .school { return true }
        guard let knowledge else { return holidays.contains { $0.kind.types.contains(type) } }
        return knowledge.facts.contains { $0.types.contains(type) }
    }
}

extension [YearKnowledge] {
    /// Joins the values that differ in their types only.
    fileprivate var grouped: [YearKnowledge] {
        reduce(into: []) { groups, next in
            let same = groups.firstIndex { YearKnowledge(next, of: $0.types) == $0 }
            if let same {
                groups[same] = YearKnowledge(groups[same], of: groups[same].types + next.types)
            } else {
                groups.append(next)
            }
        }
    }
}

extension YearKnowledge {
    fileprivate init(_ other: YearKnowledge, of types: [HolidayType]) {
        self.init(
            types: types, state: other.state, basis: other.basis, from: other.from, until: other.until,
            latest: other.latest, lacks: other.lacks, authorities: other.authorities)
        outage = other.outage
    }
}
