import AlmanacValues
import Entities
import ServiceContracts

/// Reads the sheets of calendars from the services. Both screens' Interactors ask it.
struct CalendarReading {
    let countries: any CountryService
    let holidays: any HolidayService
    let clock: any CivilClock
    /// The source of the holidays. The pages of days use the almanac's own documents, which may not have the years of
    /// another source.
    let origin: Origin

    /// - Parameter months: the months of the sheet, 1–12.
    func sheet(
        _ selection: HolidayYear, months: ClosedRange<Int>
    ) async throws(YearFailure) -> CalendarSheet {
        let (country, supply) = try await YearReading(countries: countries, holidays: holidays).read(selection)
        let today = clock.today(in: country.zones.first ?? "UTC")
        var sheet = CalendarSheet(country, supply.value, selection, months: months, today: today, age: supply.age)
        if case .upstream = origin { sheet.hasPagesOfDays = false }
        return sheet
    }
}
