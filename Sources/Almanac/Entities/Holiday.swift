/// One holiday on one day.
public struct Holiday: Hashable, Sendable {
    public let date: CivilDate
    /// The day on which it is taken instead, where that differs.
    public let observed: CivilDate?
    /// What all days of this holiday have in common.
    public let kind: HolidayKind
    /// The day that is worked in exchange, where this is a day off only because of that.
    public let movedFrom: CivilDate?
    /// True where the date follows from the sighting of the moon or is otherwise not yet fixed.
    public let isEstimated: Bool
    /// Unique within its country and day.
    public let id: HolidayID

    public init(
        date: CivilDate, observed: CivilDate? = nil, movedFrom: CivilDate? = nil, kind: HolidayKind,
        isEstimated: Bool = false, id: HolidayID
    ) {
        self.date = date
        self.observed = observed
        self.movedFrom = movedFrom
        self.kind = kind
        self.isEstimated = isEstimated
        self.id = id
    }

    /// The same holiday as the `number`th of its name on its day.
    public func numbered(_ number: Int) -> Holiday {
        Holiday(
            date: date, observed: observed, movedFrom: movedFrom, kind: kind, isEstimated: isEstimated,
            id: HolidayID(date: date, slug: kind.slug.numbered(number)))
    }
}

/// What a holiday is, whatever the year: shared by all its days, so that sixteen years cost little memory.
public final class HolidayKind: Hashable, Sendable {
    /// The English name, or the local one where there is no English.
    public let name: LocalizedText
    /// The name in the country's own language, where it differs from `name`.
    public let localName: LocalizedText?
    /// Never empty; sorted.
    public let types: [HolidayType]
    /// Empty for the whole country; sorted.
    public let regions: [RegionCode]
    /// The regions that do not keep a holiday of the whole country; sorted.
    public let exceptions: [RegionCode]
    /// Kept only in some places, of the country or of its regions, that the source does not name.
    public let isLocal: Bool
    /// Made of the name, for addresses.
    public let slug: Slug

    public init(
        names: [LocalizedText], types: [HolidayType], regions: [RegionCode] = [], exceptions: [RegionCode] = [],
        isLocal: Bool = false
    ) {
        let name = names.first(where: \.isEnglish) ?? names.first ?? LocalizedText("Holiday", language: "en")
        self.name = name
        localName = names.first { $0 != name && $0.text != name.text }
        self.types = types.sorted()
        self.regions = regions.sorted()
        self.exceptions = exceptions.sorted()
        self.isLocal = isLocal
        slug = Slug(name.text)
    }

    /// Whether the whole country keeps it, save perhaps for a few regions.
    public var isNational: Bool { regions.isEmpty && !isLocal }

    /// Whether it is kept in a region: a holiday of the whole country is, unless the region is an exception.
    public func isKept(in region: RegionCode) -> Bool {
        regions.isEmpty ? !exceptions.contains(region) : regions.contains(region)
    }

    public static func == (lhs: HolidayKind, rhs: HolidayKind) -> Bool {
        lhs === rhs
            || (lhs.name == rhs.name && lhs.localName == rhs.localName && lhs.types == rhs.types
                && lhs.regions == rhs.regions && lhs.exceptions == rhs.exceptions && lhs.isLocal == rhs.isLocal)
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
        hasher.combine(types)
        hasher.combine(regions)
    }
}
