/// What of a country's calendar is needed. A source that has it whole gives it whole; one that is asked year by year,
/// or region by region, is asked for this and no more.
public struct CalendarScope: Hashable, Sendable {
    public var years: ClosedRange<Int>
    public var regions: Regions

    /// Which holidays are needed, by where they are kept.
    public enum Regions: Hashable, Sendable {
        /// Those of the whole country.
        case wholeCountry
        /// Those, and what one region has of its own.
        case one(RegionCode)
        /// All there are.
        case all
    }

    public init(years: ClosedRange<Int>, regions: Regions = .all) {
        self.years = years
        self.regions = regions
    }

    /// One year.
    public init(year: Int, regions: Regions = .all) {
        self.init(years: year...year, regions: regions)
    }
}
