import AlmanacValues
import Entities
import ServiceContracts

struct CountryRecordInteractor: CountryRecordInteracting {
    let countries: any CountryService
    let holidays: any HolidayService
    let clock: any CivilClock

    func facts(about code: CountryCode) async throws(LookupFailure) -> CountryFacts {
        let found: (country: Country, today: CivilDate, calendar: CountryReading.Calendar)?
        let supply: Supply<HolidayCalendar>?
        do throws(ServiceFailure) {
            found = try await CountryReading(countries, holidays).read(code, on: clock) { today in
                CalendarScope(year: today.year, regions: .wholeCountry)
            }
            supply = try found?.calendar.get()
        } catch {
            throw .service(error)
        }
        guard let country = found?.country, let year = found?.today.year else { throw .unknown }
        return CountryFacts(
            code: code, alpha3: country.alpha3, numeric: country.numeric, name: country.localizedName,
            localNames: country.localNames.filter { $0.text != country.name }, zones: country.zones,
            weekend: Weekday.allCases.filter(country.weekend.contains), years: supply?.value.years ?? country.years,
            currentYear: year,
            // Empty if the holiday source does not cover the country: its regions are then not known.
            regions: supply?.value.namedRegions ?? [],
            age: supply?.age)
    }
}
