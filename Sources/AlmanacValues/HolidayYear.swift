/// One year of a country, and the filter for its holidays.
public struct HolidayYear: Hashable, Sendable {
    public var country: CountryCode
    public var year: Int
    public var filter: HolidayFilter

    public init(_ country: CountryCode, _ year: Int, _ filter: HolidayFilter = HolidayFilter()) {
        self.country = country
        self.year = year
        self.filter = filter
    }

    /// The country, or the region that the filter names.
    public var territory: Territory { Territory(country, filter.region) }
}
