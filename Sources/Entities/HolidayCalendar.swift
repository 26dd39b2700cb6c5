public import AlmanacValues
import Support

/// The holidays of one country: either all that the source has, or those of the requested `CalendarScope`.
///
/// An immutable class: lists pass it on for each row, and copying its fields would cost more than the row.
public final class HolidayCalendar: Sendable {
    public let country: CountryCode
    /// The years whose holidays are known. A year outside the range is unknown, which differs from a year without
    /// holidays.
    public let years: ClosedRange<Int>
    public let weekends: Weekends
    /// The parts of the country that have their own holidays, sorted by name.
    public let regions: [Region]
    /// The codes of `regions`, sorted.
    let regionCodes: [RegionCode]
    /// The number of regions, without those that lie in another one and without zones of schools.
    public let regionCount: Int
    private let regionNames: [RegionCode: String]
    /// The regions that others lie in, by the codes of those.
    let wholes: [RegionCode: RegionCode]
    /// The holidays in date order. A date outside `years` is included only if its observed day is inside.
    public let holidays: [Holiday]
    /// When the country's data last changed; nil if the source does not say.
    public let revisedAt: RevisionTime?
    /// Where the calendar differs from the source that it was made of.
    public let corrections: [Correction]
    /// What the source knows of the holidays; nil if it does not say.
    public let knowledge: HolidayKnowledge?
    /// What a second source knows of breaks of schools, where the first has none; nil without one.
    public let second: SecondKnowledge?
    private let byObserved: DateIndex
    private let byWorked: DateIndex

    /// A part of a country.
    public struct Region: Hashable, Sendable {
        public let code: RegionCode
        public let name: String
        /// The region's own language; nil if it is that of the country's names.
        public let language: String?
        /// The BCP 47 tag of the name's language.
        public let nameLanguage: String
        /// The region that it lies in, as Augsburg in Bavaria; nil if it lies in no other one.
        public let whole: RegionCode?
        /// Whether it is a zone of schools that cuts across the regions.
        public let isZone: Bool

        public init(
            code: RegionCode, name: String, language: String? = nil, nameLanguage: String = "en",
            whole: RegionCode? = nil, isZone: Bool = false
        ) {
            self.code = code
            self.name = name
            self.language = language
            self.nameLanguage = nameLanguage
            self.whole = whole
            self.isZone = isZone
        }
    }

    public init(
        country: CountryCode, years: ClosedRange<Int>, weekends: Weekends, regions: [Region], holidays: [Holiday],
        revisedAt: RevisionTime? = nil, corrections: [Correction] = [], knowledge: HolidayKnowledge? = nil,
        second: SecondKnowledge? = nil
    ) {
        self.country = country
        self.years = years
        self.weekends = weekends
        self.regions = regions
        self.holidays = holidays
        self.revisedAt = revisedAt
        self.corrections = corrections
        self.knowledge = knowledge
        self.second = second
        byObserved = DateIndex(holidays, by: \.observed)
        byWorked = DateIndex(holidays, by: \.movedFrom)
        regionCodes = regions.map(\.code).sorted()
        regionNames = Dictionary(regions.map { ($0.code, $0.name) }, uniquingKeysWith: { first, _ in first })
        wholes = Self.wholes(of: regions)
        regionCount = Self.count(of: regions, wholes)
    }

    private init(
        _ calendar: HolidayCalendar, regions: [Region], holidays: [Holiday], knowledge: HolidayKnowledge?
    ) {
        self.regions = regions
        self.holidays = holidays
        self.knowledge = knowledge
        country = calendar.country
        years = calendar.years
        weekends = calendar.weekends
        revisedAt = calendar.revisedAt
        corrections = calendar.corrections
        second = calendar.second
        byObserved = calendar.byObserved
        byWorked = calendar.byWorked
        regionCodes = calendar.regionCodes
        regionNames = Dictionary(regions.map { ($0.code, $0.name) }, uniquingKeysWith: { first, _ in first })
        wholes = calendar.wholes
        regionCount = calendar.regionCount
    }

    /// The day on which the country's data last changed (UTC); nil if the source does not say.
    public var revised: CivilDate? { revisedAt?.day }

    /// Returns the calendar with other names of holidays and regions, and other words for what it has no data about: itself
    /// if none of them differs. All days of a holiday share its new kind, as they shared the old one.
    ///
    /// - Parameters:
    ///   - kind: returns a kind under its other name, or the same instance. Called once for each kind.
    ///   - names: the other names of regions, which also order them. The others keep theirs.
    ///   - gaps: what `HolidayKnowledge.Fact.lacks` says, by the slugs of the English words.
    ///   - tag: the language of `names` (BCP 47).
    public func renamed(
        kind: (HolidayKind) -> HolidayKind, regions names: RegionNames, gaps: [Slug: String] = [:], in tag: String
    ) -> HolidayCalendar {
        var kinds: [ObjectIdentifier: HolidayKind] = [:]
        var isRenamed = false
        func renamed(_ old: HolidayKind) -> HolidayKind {
            if let known = kinds[ObjectIdentifier(old)] { return known }
            let new = kind(old)
            kinds[ObjectIdentifier(old)] = new
            if new !== old { isRenamed = true }
            return new
        }
        let renamedHolidays = holidays.map { Holiday($0, kind: renamed($0.kind)) }
        let renamedRegions = regions.map { old in
            guard let name = names[old.code] else { return old }
            return Region(
                code: old.code, name: name, language: old.language, nameLanguage: tag, whole: old.whole,
                isZone: old.isZone)
        }
        let renamedKnowledge = knowledge?.named(gaps: gaps)
        if renamedRegions == regions, !isRenamed, renamedKnowledge == knowledge { return self }
        return HolidayCalendar(
            self, regions: renamedRegions == regions ? regions : names.ordered(renamedRegions, by: \.code),
            holidays: isRenamed ? renamedHolidays : holidays, knowledge: renamedKnowledge)
    }

    /// Returns the region's name, or its code if the calendar does not list the region.
    public func name(of region: RegionCode) -> ForeignText { ForeignText(regionNames[region] ?? region.description) }

    /// The regions, each with its name: in English if it has one in English.
    public var namedRegions: [NamedRegion] { regions.map { NamedRegion(code: $0.code, name: ForeignText($0.name)) } }

    /// Returns the name of a holiday in the language of a region, or of the country; nil if it has the English name only.
    public func localName(of kind: HolidayKind, in region: RegionCode?) -> LocalizedText? {
        kind.localName(in: region.flatMap { region in regions.first { $0.code == region }?.language })
    }

    /// Returns the holidays with a date in the range, in date order. Takes logarithmic time.
    public func holidays(from first: CivilDate, through last: CivilDate) -> ArraySlice<Holiday> {
        let start = index(of: first)
        let end = index(of: last.adding(days: 1))
        return start < end ? holidays[start..<end] : []
    }

    /// Returns the holidays with an observed day in the range, in the order of that day. Takes logarithmic time.
    public func observed(from first: CivilDate, through last: CivilDate) -> some Sequence<Holiday> {
        byObserved.indices(from: first, through: last).lazy.map { [holidays] in holidays[$0] }
    }

    /// Returns the holidays that a day in the range is worked for, in the order of that day. Takes logarithmic time.
    public func exchanged(from first: CivilDate, through last: CivilDate) -> some Sequence<Holiday> {
        byWorked.indices(from: first, through: last).lazy.map { [holidays] in holidays[$0] }
    }

    /// Returns the holidays of one year, in date order; empty if the year is outside `CivilDate.years`.
    public func holidays(in year: Int) -> ArraySlice<Holiday> {
        guard let first = CivilDate(year: year, month: 1, day: 1),
            let last = CivilDate(year: year, month: 12, day: 31)
        else { return [] }
        return holidays(from: first, through: last)
    }

    /// Returns the index of the first holiday on or after `date`, or the number of holidays if all are earlier.
    private func index(of date: CivilDate) -> Int {
        (0..<holidays.count).partitionPoint { holidays[$0].date >= date }
    }
}
