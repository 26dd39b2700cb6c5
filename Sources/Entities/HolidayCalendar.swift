public import Almanac

/// The holidays of one country: either all that the source has, or those of the requested `CalendarScope`.
public struct HolidayCalendar: Sendable {
    public let country: CountryCode
    /// The years whose holidays are known. A year outside the range is unknown, which differs from a year without
    /// holidays.
    public let years: ClosedRange<Int>
    public let weekend: Set<Weekday>
    /// The parts of the country that have their own holidays, sorted by name.
    public let regions: [Region]
    private let regionNames: [RegionCode: String]
    /// The holidays in date order. A date outside `years` is included only if its observed day is inside.
    public let holidays: [Holiday]

    /// A part of a country.
    public struct Region: Hashable, Sendable {
        public let code: RegionCode
        public let name: String

        public init(code: RegionCode, name: String) {
            self.code = code
            self.name = name
        }
    }

    public init(
        country: CountryCode, years: ClosedRange<Int>, weekend: Set<Weekday>, regions: [Region],
        holidays: [Holiday]
    ) {
        self.country = country
        self.years = years
        self.weekend = weekend
        self.regions = regions
        self.holidays = holidays
        regionNames = Dictionary(regions.map { ($0.code, $0.name) }, uniquingKeysWith: { first, _ in first })
    }

    /// Returns the region's name, or its code if the calendar does not list the region.
    public func name(of region: RegionCode) -> String { regionNames[region] ?? region.description }

    /// Returns the holidays with a date in the range, in date order. Takes logarithmic time.
    public func holidays(from first: CivilDate, through last: CivilDate) -> ArraySlice<Holiday> {
        let start = index(of: first)
        let end = index(of: last.adding(days: 1))
        return start < end ? holidays[start..<end] : []
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
        var low = 0
        var high = holidays.count
        while low < high {
            let middle = (low + high) / 2
            if holidays[middle].date < date { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
