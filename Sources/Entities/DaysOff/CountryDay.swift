public import AlmanacValues

/// What a day is in a country: as a whole, and in its regions.
public struct CountryDay: Sendable {
    public let country: Country
    public let calendar: HolidayCalendar?
    /// What the day is to the country as a whole; nil if its year is not known.
    public let status: DayStatus?
    /// The public holidays of the day: those of the whole country, and those of regions. No feast is there twice.
    public let rows: [HolidayRow]
    /// The regions whose weekend is another one than the country's on this day, sorted.
    public let regionsOnOtherWeekend: [RegionCode]
}

extension CountryCalendar {
    private static let filter = HolidayFilter(isEverywhere: true)

    /// Returns what a day is in the country.
    public func day(_ date: CivilDate) -> CountryDay {
        guard let calendar, let status = DaysOff(calendar).status(of: date) else {
            return CountryDay(country: country, calendar: calendar, status: nil, rows: [], regionsOnOtherWeekend: [])
        }
        return CountryDay(
            country: country, calendar: calendar, status: status,
            rows: HolidayRows(calendar, Self.filter).rows(on: date),
            regionsOnOtherWeekend: calendar.weekends.regions(differingOn: date))
    }
}

extension Weekends {
    /// Returns the regions in which a day is on the weekend and in the country is not, or the other way round. Sorted.
    public func regions(differingOn date: CivilDate) -> [RegionCode] {
        guard others.contains(where: { !$0.regions.isEmpty }) else { return [] }
        let (weekday, year) = (date.weekday, date.year)
        let isWeekend = days(in: nil, of: year).contains(weekday)
        return Set(others.flatMap(\.regions)).filter { days(in: $0, of: year).contains(weekday) != isWeekend }.sorted()
    }
}
