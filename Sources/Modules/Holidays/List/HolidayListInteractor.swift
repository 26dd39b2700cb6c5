import Almanac
import Entities
import ServiceContracts

struct HolidayListInteractor: HolidayListInteracting {
    let countries: any CountryService
    let holidays: any HolidayService
    let clock: any CivilClock

    func currentYear(in code: CountryCode) async throws(HolidayListFailure) -> Int {
        today(in: try await country(code)).year
    }

    func listing(_ selection: HolidayYear) async throws(HolidayListFailure) -> Listing {
        let country = try await country(selection.country)
        let supply = try await calendar(of: country, for: selection)
        let calendar = supply.value
        if let region = selection.filter.region, !calendar.regions.contains(where: { $0.code == region }) {
            throw .unknownRegion(country: country.name, region: region)
        }
        let year = CalendarYear(calendar: calendar, selection: selection)
        let today = today(in: country)
        return Listing(
            country: country.code, countryName: country.name, year: selection.year, knownYears: calendar.years,
            days: year.days, typeCounts: year.typeCounts, total: year.total,
            regions: calendar.regions.map { Listing.Region(code: $0.code, name: $0.name) },
            today: today, next: year.next(from: today), age: supply.age)
    }

    private func country(_ code: CountryCode) async throws(HolidayListFailure) -> Country {
        let country: Country?
        do {
            country = try await countries.country(code)
        } catch {
            throw .service(error, country: nil)
        }
        guard let country else { throw .unknownCountry }
        return country
    }

    private func calendar(
        of country: Country, for selection: HolidayYear
    ) async throws(HolidayListFailure) -> Supply<HolidayCalendar> {
        let regions = selection.filter.region.map { CalendarScope.Regions.one($0) } ?? .all
        let scope = CalendarScope(year: selection.year, regions: regions)
        let supply: Supply<HolidayCalendar>?
        do {
            supply = try await holidays.calendar(of: country.code, covering: scope)
        } catch {
            throw .service(error, country: country.name)
        }
        guard let supply else { throw .uncovered(country: country.name) }
        return supply
    }

    private func today(in country: Country) -> CivilDate {
        clock.today(in: country.zones.first ?? "UTC")
    }
}
