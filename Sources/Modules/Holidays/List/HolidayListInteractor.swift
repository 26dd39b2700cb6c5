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
        // Asked at the same time. If both fail, the country's failure is thrown.
        async let calendars = calendar(for: selection)
        let country = try await country(selection.country)
        let supply = try found(await calendars, of: country)
        let calendar = supply.value
        if let region = selection.filter.region, !calendar.regions.contains(where: { $0.code == region }) {
            throw .unknownRegion(country: country.name, region: region)
        }
        let year = CalendarYear(calendar: calendar, selection: selection)
        let today = today(in: country)
        return Listing(
            country: country.code, countryName: country.name, year: selection.year, knownYears: calendar.years,
            days: year.days, typeCounts: year.typeCounts, total: year.total, regionalCount: year.regionalCount,
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

    private func calendar(for selection: HolidayYear) async -> Result<Supply<HolidayCalendar>?, ServiceFailure> {
        let regions = selection.filter.region.map { CalendarScope.Regions.one($0) } ?? .all
        let scope = CalendarScope(year: selection.year, regions: regions)
        do throws(ServiceFailure) {
            return .success(try await holidays.calendar(of: selection.country, covering: scope))
        } catch {
            return .failure(error)
        }
    }

    private func found(
        _ result: Result<Supply<HolidayCalendar>?, ServiceFailure>, of country: Country
    ) throws(HolidayListFailure) -> Supply<HolidayCalendar> {
        switch result {
        case .success(let supply?): return supply
        case .success(nil): throw .uncovered(country: country.name)
        case .failure(let failure): throw .service(failure, country: country.name)
        }
    }

    private func today(in country: Country) -> CivilDate {
        clock.today(in: country.zones.first ?? "UTC")
    }
}
