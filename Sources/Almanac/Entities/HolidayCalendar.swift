/// The holidays of one country: all, as `holidays/CC.xml` has them, or those of the scope that was asked for.
public struct HolidayCalendar: Sendable {
    public let country: CountryCode
    /// The years that are known. A year outside is unknown, which is not the same as one without holidays.
    public let years: ClosedRange<Int>
    public let weekend: Set<Weekday>
    /// The parts of the country that have holidays of their own, by name.
    public let regions: [Region]
    private let regionNames: [RegionCode: String]
    /// In date order. Holds days outside `years` only where their observed day is inside.
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

    /// The region's name; its code where it is none of the calendar's.
    public func name(of region: RegionCode) -> String { regionNames[region] ?? region.description }

    /// The holidays whose date lies in the range, in order; found by bisection.
    public func holidays(from first: CivilDate, through last: CivilDate) -> ArraySlice<Holiday> {
        let start = index(of: first)
        let end = index(of: last.adding(days: 1))
        return start < end ? holidays[start..<end] : []
    }

    /// The holidays of one year, in order.
    public func holidays(in year: Int) -> ArraySlice<Holiday> {
        guard let first = CivilDate(year: year, month: 1, day: 1),
            let last = CivilDate(year: year, month: 12, day: 31)
        else { return [] }
        return holidays(from: first, through: last)
    }

    /// The index of the first holiday that is not before `date`.
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
