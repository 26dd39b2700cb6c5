import AlmanacValues
import Entities
import ServiceContracts

struct CompareYearInteractor: CompareYearInteracting {
    let countries: any CountryService
    let holidays: any HolidayService
    let clock: any CivilClock

    let mostPlaces = 12

    func currentYear() async -> Int { clock.today(in: "UTC").year }

    func comparison(of year: Int, _ places: [Territory]) async throws(CompareFailure) -> Comparison {
        // The first and the last week of a year may reach into the years beside it.
        let years = (year - 1...year + 1).clamped(to: CivilDate.years)
        let found = try await TerritoryCalendars(countries, holidays).all(of: places, covering: years)
        return Comparison(year, found)
    }
}
