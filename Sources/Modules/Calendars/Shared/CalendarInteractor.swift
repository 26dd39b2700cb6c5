import AlmanacValues
import Entities
import ServiceContracts

struct CalendarInteractor: CalendarInteracting {
    let countries: any CountryService
    let holidays: any HolidayService
    let clock: any CivilClock
    /// The source of the holidays. The pages of days use the almanac's own documents, which may not have the years of
    /// another source.
    let origin: Origin

    func sheet(_ year: HolidayYear, months: ClosedRange<Int>) async throws(YearFailure) -> CalendarSheet {
        let (country, supply) = try await YearReading(countries: countries, holidays: holidays).read(year)
        let today = clock.today(in: country.zones.first ?? "UTC")
        var sheet = CalendarSheet(country, supply.value, year, months: months, today: today, age: supply.age)
        if case .upstream = origin { sheet.hasPagesOfDays = false }
        return sheet
    }
}
