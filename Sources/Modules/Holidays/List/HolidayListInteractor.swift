import Almanac
import Entities
import ServiceContracts

struct HolidayListInteractor: HolidayListInteracting {
    let countries: any CountryService
    let holidays: any HolidayService
    let clock: any CivilClock
    let visitor: any VisitorService

    func home() async -> HolidayYear? {
        guard let territory = visitor.preferences.territory else { return nil }
        let code = territory.country
        // Browsers can send anything, and a source may have dropped a country. The visitor then chooses again.
        guard let country = try? await country(code) else { return nil }
        let year = today(in: country).year
        guard let region = territory.region else { return HolidayYear(code, year) }
        let asked = HolidayYear(code, year, HolidayFilter(region: region))
        guard case .success(let supply?) = await calendar(for: asked) else { return asked }
        return HolidayYear(code, year, HolidayFilter(region: supply.value.settled(territory).region?.code))
    }

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
        return Listing(country, calendar, selection, today: today(in: country), age: supply.age)
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
