public import Almanac

/// One holiday on one day.
public struct Holiday: Hashable, Sendable {
    public let date: CivilDate
    /// The day off taken instead of `date`; nil if it is the same day.
    public let observed: CivilDate?
    /// The facts that all days of this holiday share.
    public let kind: HolidayKind
    /// The working day that this day off was exchanged for; nil if it was not exchanged.
    public let movedFrom: CivilDate?
    /// True if the date depends on the sighting of the moon or is otherwise not yet fixed.
    public let isEstimated: Bool
    /// The id, unique within the country and year.
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

    /// Returns this holiday with the id of the `number`th holiday with its name on its day.
    public func numbered(_ number: Int) -> Holiday {
        Holiday(
            date: date, observed: observed, movedFrom: movedFrom, kind: kind, isEstimated: isEstimated,
            id: HolidayID(date: date, slug: kind.slug.numbered(number)))
    }
}

/// The facts of a holiday that are the same every year. All its days share one instance, so that sixteen years need
/// little memory.
public final class HolidayKind: Hashable, Sendable {
    /// The English name, or else the first name.
    public let name: LocalizedText
    /// The name in the country's own language; nil if it is the same as `name`.
    public let localName: LocalizedText?
    /// The types, sorted; never empty.
    public let types: [HolidayType]
    /// The regions that keep the holiday, sorted; empty if the whole country keeps it.
    public let regions: [RegionCode]
    /// The regions that do not keep a holiday of the whole country, sorted.
    public let exceptions: [RegionCode]
    /// True if only some places keep the holiday, in the country or in `regions`, and the source does not name them.
    public let isLocal: Bool
    /// The name as part of an address.
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

    /// Whether the whole country keeps the holiday, with the possible exception of some regions.
    public var isNational: Bool { regions.isEmpty && !isLocal }

    /// Whether a region keeps the holiday. It keeps every holiday of the whole country unless it is an exception.
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
