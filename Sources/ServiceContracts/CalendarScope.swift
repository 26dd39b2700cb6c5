public import AlmanacValues

/// The part of a country's calendar that a caller needs. A source that holds whole calendars may return the whole one;
/// a source that answers per year or per region is asked for this part only.
public struct CalendarScope: Hashable, Sendable {
    public var years: ClosedRange<Int>
    public var regions: Regions

    /// The regions whose holidays are needed.
    public enum Regions: Hashable, Sendable {
        /// Only the holidays of the whole country.
        case wholeCountry
        /// The holidays of the whole country and those of one region.
        case one(RegionCode)
        /// All holidays.
        case all
    }

    public init(years: ClosedRange<Int>, regions: Regions = .all) {
        self.years = years
        self.regions = regions
    }

    /// A scope of one year.
    public init(year: Int, regions: Regions = .all) {
        self.init(years: year...year, regions: regions)
    }
}
