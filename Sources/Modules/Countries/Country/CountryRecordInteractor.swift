import Almanac
import Entities
import ServiceContracts

struct CountryRecordInteractor: CountryRecordInteracting {
    let countries: any CountryService
    let holidays: any HolidayService
    let clock: any CivilClock

    func facts(about code: CountryCode) async throws(CountryRecordFailure) -> CountryFacts {
        guard let country = try await country(code) else { throw .unknown }
        let year = clock.today(in: country.zones.first ?? "UTC").year
        let calendar = try await calendar(of: code, in: year)
        return CountryFacts(
            code: code, alpha3: country.alpha3, numeric: country.numeric, name: country.name,
            localNames: country.localNames.filter { $0.text != country.name }, zones: country.zones,
            weekend: Weekday.allCases.filter(country.weekend.contains), years: country.years,
            currentYear: year,
            regions: (calendar?.value.regions ?? []).map { CountryFacts.Region(code: $0.code, name: $0.name) },
            age: calendar?.age)
    }

    private func country(_ code: CountryCode) async throws(CountryRecordFailure) -> Country? {
        do {
            return try await countries.country(code)
        } catch {
            throw .service(error)
        }
    }

    /// Nil if the holiday source does not cover the country: its regions are then not known.
    private func calendar(
        of country: CountryCode, in year: Int
    ) async throws(CountryRecordFailure) -> Supply<HolidayCalendar>? {
        do {
            return try await holidays.calendar(
                of: country, covering: CalendarScope(year: year, regions: .wholeCountry))
        } catch {
            throw .service(error)
        }
    }
}
