import AlmanacValues
import Entities
import ServiceContracts

struct CoverageInteractor: CoverageInteracting {
    let world: any WorldService
    let clock: any CivilClock

    func coverage() async throws(ServiceFailure) -> Coverage {
        let year = clock.today(in: "UTC").year
        let found = try await world.countryCalendars()
        return Coverage(year: year, countries: found.map { Coverage.Country($0, in: year) })
    }
}

extension Coverage.Country {
    init(_ found: CountryCalendar, in year: Int) {
        self.init(
            code: found.country.code, name: found.country.localizedName,
            data: found.calendar.map { Coverage.Facts($0, in: year) })
    }
}

extension Coverage.Facts {
    init(_ calendar: HolidayCalendar, in year: Int) {
        self.init(
            years: calendar.years, revised: calendar.revised, corrections: calendar.corrections.count,
            known: calendar.knowledge(of: HolidayYear(calendar.country, year, HolidayFilter(types: .all))))
    }
}
