public import Almanac

/// A source that gives a country's holidays sheet by sheet: one document for each year, or for each year and region.
public protocol SheetSource: Sendable {
    /// What the source says it has of a country; nil if it has nothing.
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
    /// The regions that have sheets of their own.
    public let regions: [RegionCode]
    /// Whether there are only sheets of regions; what they all have is then what the whole country has.
    public let isByRegionOnly: Bool

    public init(years: ClosedRange<Int>, regions: [RegionCode] = [], isByRegionOnly: Bool = false) {
        self.years = years
        self.regions = regions
        self.isByRegionOnly = isByRegionOnly
    }
}
