import AlmanacValues
import Entities
import Support

/// Adds the breaks of the second source to a calendar, for each region and year of which the calendar has none.
struct SchoolCalendarMaker {
    private let calendar: HolidayCalendar
    private let country: SchoolCountry
    private let source: HolidaySource
    private let regions: Set<RegionCode>
    private let report: (FileProblem) -> Void
    private var holidays: [Holiday] = []
    private var kinds: [KindKey: HolidayKind] = [:]
    /// The years, the first day and the last day that each region has gained; nil is the whole country.
    private var gains: [RegionCode?: Gain] = [:]

    private struct KindKey: Hashable {
        let limited: Limited
        let regions: [RegionCode]
    }

    /// A break as a group of regions has it: its names and, if it is for some parts only, their names.
    private struct Limited: Hashable {
        let names: [LocalizedText]
        /// Nil if regions have it as a whole.
        let parts: String?
    }

    private struct Gain: Hashable {
        var years: Set<Int>
        var first: CivilDate
        var last: CivilDate
    }

    /// - Parameter report: called for each break that belongs to no region of the calendar.
    init(
        _ calendar: HolidayCalendar, _ country: SchoolCountry, _ source: HolidaySource,
        _ report: @escaping (FileProblem) -> Void = { _ in }
    ) {
        (self.calendar, self.country, self.source, self.report) = (calendar, country, source, report)
        regions = Set(calendar.regions.map(\.code))
    }

    /// Returns the calendar with the breaks; itself if it gets none.
    func made() -> HolidayCalendar {
        var copy = self
        let open = openPlaces()
        for (key, keepers) in copy.groups() {
            copy.append(key, keepers, open)
        }
        // A calendar whose breaks could not be fetched says so.
        guard !copy.holidays.isEmpty || country.outage != nil else { return calendar }
        return HolidayCalendar(
            country: calendar.country, years: calendar.years, weekends: calendar.weekends, regions: calendar.regions,
            holidays: (calendar.holidays + copy.holidays).inOrder, revisedAt: revisedAt,
            corrections: calendar.corrections, knowledge: calendar.knowledge,
            second: SecondKnowledge(source: source, entries: copy.entries, outage: country.outage))
    }

    /// The later moment of both sources. Feeds contain it, and programs read them again when it changes.
    private var revisedAt: RevisionTime? {
        calendar.revisedAt.map { ours in source.revised.map { max(ours, RevisionTime($0)) } ?? ours }
    }

    // MARK: Where the calendar has no breaks

    /// Whether any place may get breaks in any of some years.
    static func hasOpenPlaces(_ calendar: HolidayCalendar, in years: ClosedRange<Int>) -> Bool {
        let country = SchoolCountry(code: calendar.country, places: SchoolSubdivisions())
        let open = Self(calendar, country, .openHolidays(revised: nil)).openPlaces()
        return open.contains { years.contains($0.key) && !$0.value.isEmpty }
    }

    /// The places that may get breaks in a year: those of which the calendar itself has no day without school.
    private func openPlaces() -> [Int: Set<RegionCode?>] {
        let all: Set<RegionCode?> = regions.isEmpty ? [nil] : Set(regions.map { $0 })
        var open = Dictionary(uniqueKeysWithValues: calendar.years.map { ($0, all) })
        var seen: Set<Seen> = []
        for holiday in calendar.holidays where holiday.kind.types.contains(.school) {
            for year in Set(holiday.days.map(\.date.year)) {
                guard seen.insert(Seen(kind: ObjectIdentifier(holiday.kind), year: year)).inserted else { continue }
                open[year]?.remove(nil)
                open[year] = open[year]?.filter { region in region.map { !holiday.kind.isKept(in: $0) } ?? false }
            }
        }
        return open
    }

    private struct Seen: Hashable {
        let kind: ObjectIdentifier
        let year: Int
    }

    // MARK: The breaks

    private struct GroupKey: Hashable {
        let limited: Limited
        let days: ClosedRange<CivilDate>
        let isProvisional: Bool
    }

    /// The breaks in the order of the source, merged if they differ only in their regions. Nil is the whole country.
    private func groups() -> [(GroupKey, Set<RegionCode>?)] {
        var order: [GroupKey] = []
        var keepers: [GroupKey: Set<RegionCode>?] = [:]
        func add(
            _ found: SchoolBreak, _ limits: [[LocalizedText]], _ named: [[LocalizedText]], _ kept: Set<RegionCode>?
        ) {
            let key = GroupKey(
                limited: Limited(
                    names: SchoolNames.names(found.names, named),
                    parts: limits.isEmpty ? nil : SchoolNames.description(limits)),
                days: found.days, isProvisional: found.isProvisional)
            guard let before = keepers[key] else {
                order.append(key)
                keepers[key] = .some(kept)
                return
            }
            keepers[key] = .some(before.flatMap { before in kept.map { before.union($0) } })
        }
        let places = SchoolPlaces(regions: regions, source: country.places)
        for found in country.breaks {
            guard let kept = places.keepers(of: found) else {
                report(
                    FileProblem(
                        found.file, line: found.line, "our data have none of its places in \(country.code)",
                        in: found.unit))
                continue
            }
            if kept.whole?.isEmpty != true { add(found, found.limits, found.limits, kept.whole) }
            // Parts of the same regions are one row, whose name has the first of them.
            for (parts, regions) in kept.partsByRegions {
                add(found, parts + found.limits, [SchoolNames.short(parts)] + found.limits, regions)
            }
        }
        return order.map { ($0, keepers[$0] ?? nil) }
    }

    private mutating func append(_ key: GroupKey, _ keepers: Set<RegionCode>?, _ open: [Int: Set<RegionCode?>]) {
        for number in key.days.lowerBound.dayNumber...key.days.upperBound.dayNumber {
            let date = CivilDate(dayNumber: number)
            guard let open = open[date.year], !open.isEmpty else { continue }
            let kept =
                regions.isEmpty ? open : open.filter { region in region.map { keepers?.contains($0) ?? true } ?? false }
            guard !kept.isEmpty else { continue }
            for region in kept { gain(region, date) }
            let isWhole = regions.isEmpty || kept.count == regions.count
            let kind = kind(key.limited, isWhole ? [] : kept.compactMap(\.self).sorted())
            holidays.append(
                Holiday(
                    date: date, kind: kind, isEstimated: key.isProvisional,
                    id: HolidayID(date: date, slug: kind.slug)))
        }
    }

    private mutating func kind(_ limited: Limited, _ regions: [RegionCode]) -> HolidayKind {
        let key = KindKey(limited: limited, regions: regions)
        if let known = kinds[key] { return known }
        let kind = HolidayKind(
            names: limited.names, types: [.school], regions: regions, isLocal: limited.parts != nil,
            parts: limited.parts, source: source)
        kinds[key] = kind
        return kind
    }

    // MARK: What is known

    private mutating func gain(_ region: RegionCode?, _ date: CivilDate) {
        var gain = gains[region] ?? Gain(years: [], first: date, last: date)
        gain.years.insert(date.year)
        (gain.first, gain.last) = (min(gain.first, date), max(gain.last, date))
        gains[region] = gain
    }

    private var entries: [SecondKnowledge.Entry] {
        Dictionary(grouping: gains.keys, by: { gains[$0] }).compactMap { gain, places in
            gain.map { entry($0, Set(places.compactMap(\.self))) }
        }
        .sorted { one, other in
            (one.fact.days.lowerBound, one.fact.regions.sorted().first?.description ?? "")
                < (other.fact.days.lowerBound, other.fact.regions.sorted().first?.description ?? "")
        }
    }

    private func entry(_ gain: Gain, _ places: Set<RegionCode>) -> SecondKnowledge.Entry {
        // The source's data begin with a whole year, whose first break is in its first weeks.
        let begins = gain.first.month < 3 ? CivilDate.firstDay(of: gain.first.year) : gain.first
        return SecondKnowledge.Entry(
            years: gain.years,
            fact: HolidayKnowledge.Fact(
                types: [.school], basis: .announced, days: begins...gain.last, until: gain.last,
                regions: places.count == regions.count ? [] : places, authorities: [source.authority]))
    }
}

extension SchoolPlaces.Keepers {
    /// The names of the parts, for each set of regions that they are parts of.
    fileprivate var partsByRegions: [([[LocalizedText]], Set<RegionCode>)] {
        var order: [Set<RegionCode>] = []
        var names: [Set<RegionCode>: [[LocalizedText]]] = [:]
        for part in parts {
            if names[part.regions] == nil { order.append(part.regions) }
            names[part.regions, default: []].append(part.names)
        }
        return order.map { (names[$0] ?? [], $0) }
    }
}
