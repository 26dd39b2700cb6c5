public import Almanac

/// A source that gives a country's holidays sheet by sheet: one document for each year, or for each year and region.
public protocol SheetSource: Sendable {
    /// Those of the countries that the source has something of, in the order given: what a visitor may choose among.
    func offered(of countries: [Country]) async throws(ServiceFailure) -> Supply<[Country]>
    /// What the source has of a country; nil if it has nothing.
    func outline(of country: Country) async throws(ServiceFailure) -> Supply<CalendarOutline>?
    /// How to ask for a sheet; nil if there can be none.
    func request(_ sheet: CalendarSheet) -> UpstreamRequest?
    /// How to read it; a sheet that turns out to be none reads as nil.
    func reading(_ sheet: CalendarSheet) -> Reading<[Holiday]>
}

/// One document of a source, by what it is about.
public struct CalendarSheet: Hashable, Sendable {
    public let country: Country
    public let year: Int
    /// Nil for the holidays of the whole country.
    public let region: RegionCode?

    public init(country: Country, year: Int, region: RegionCode?) {
        self.country = country
        self.year = year
        self.region = region
    }
}

/// What a source has of a country, before any of it was asked for.
public struct CalendarOutline: Hashable, Sendable {
    public let years: ClosedRange<Int>
    /// Whether the source itself names these years. If not, they are those that may be asked for, and only its answers
    /// tell which of them there are.
    public let declaresYears: Bool
    /// The regions that have sheets of their own.
    public let regions: [RegionCode]
    /// Whether there are only sheets of regions; what they all have is then what the whole country has.
    public let isByRegionOnly: Bool

    public init(
        years: ClosedRange<Int>, declaresYears: Bool = true, regions: [RegionCode] = [], isByRegionOnly: Bool = false
    ) {
        self.years = years
        self.declaresYears = declaresYears
        self.regions = regions
        self.isByRegionOnly = isByRegionOnly
    }

    /// Whose sheets to ask for; nil stands for the whole country's.
    func regions(for scope: CalendarScope.Regions) -> [RegionCode?] {
        let whole: [RegionCode?] = isByRegionOnly ? [] : [nil]
        return switch scope {
        case .wholeCountry: isByRegionOnly ? regions : whole
        case .all: whole + regions
        // A source without sheets of regions says in the one it has what is kept where.
        case .one where regions.isEmpty: whole
        // Nothing has to be asked to know that there is no such region.
        case .one(let region): regions.contains(region) ? whole + [region] : []
        }
    }
}
