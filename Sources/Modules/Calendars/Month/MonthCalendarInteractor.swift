import AlmanacValues
import Entities
import ServiceContracts

struct MonthCalendarInteractor: MonthCalendarInteracting {
    let reading: CalendarReading

    init(countries: any CountryService, holidays: any HolidayService, clock: any CivilClock, origin: Origin) {
        reading = CalendarReading(countries: countries, holidays: holidays, clock: clock, origin: origin)
    }

    func sheet(_ year: HolidayYear, month: Int) async throws(YearFailure) -> CalendarSheet {
        try await reading.sheet(year, months: month...month)
    }
}
