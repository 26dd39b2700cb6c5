public import AlmanacValues
public import Entities
public import ServiceContracts

/// A source that has a country's holidays in sheets: one document for each year, or for each year and region.
public protocol SheetSource: Sendable {
    /// The given countries that the source has sheets for, in the same order. A visitor chooses among these.
    func offered(
        of countries: [Country], from loader: any DocumentLoader
    ) async throws(ServiceFailure) -> Supply<[Country]>
    /// What the source has for a country; nil if it has nothing.
    func outline(
        of country: Country, from loader: any DocumentLoader
    ) async throws(ServiceFailure) -> Supply<CalendarOutline>?
    /// The document of a sheet; nil if the source cannot have the sheet.
    func document(of sheet: CalendarSheet) -> UpstreamDocument<[Holiday]>?
}

/// One document of a source, identified by its contents.
public struct CalendarSheet: Hashable, Sendable {
    public let country: Country
    public let year: Int
    /// The region; nil for the holidays of the whole country.
    public let region: RegionCode?

    public init(country: Country, year: Int, region: RegionCode?) {
        self.country = country
        self.year = year
        self.region = region
    }

    /// The name in messages.
    var name: String { "\(country.code) \(year)" + (region.map { " \($0)" } ?? "") }
}

/// What a source has for a country, before any sheet is requested.
public struct CalendarOutline: Hashable, Sendable {
    public let years: ClosedRange<Int>
    /// Whether the source itself declares these years. If not, they are the years that may be requested, and only the
    /// responses show which of them exist.
    public let declaresYears: Bool
    /// The regions that have sheets of their own.
    public let regions: [RegionCode]
    /// Whether only regions have sheets. The holidays that all regions share are then those of the whole country.
    public let isByRegionOnly: Bool

    public init(
        years: ClosedRange<Int>, declaresYears: Bool = true, regions: [RegionCode] = [], isByRegionOnly: Bool = false
    ) {
        self.years = years
        self.declaresYears = declaresYears
        self.regions = regions
        self.isByRegionOnly = isByRegionOnly
    }

    /// The regions whose sheets to request for a scope; nil means the sheet of the whole country.
    package func regions(for scope: CalendarScope.Regions) -> [RegionCode?] {
        let whole: [RegionCode?] = isByRegionOnly ? [] : [nil]
        return switch scope {
        case .wholeCountry: isByRegionOnly ? regions : whole
        case .all: whole + regions
        // Without sheets of regions, the country's only sheet names the regions of each holiday.
        case .one where regions.isEmpty: whole
        // An unknown region needs no request.
        case .one(let region): regions.contains(region) ? whole + [region] : []
        }
    }
}
