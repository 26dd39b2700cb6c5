import Almanac
import Entities
import ServiceContracts

/// Reads the sheets of calendars from the services. Both screens' Interactors ask it.
struct CalendarReading {
    let countries: any CountryService
    let holidays: any HolidayService
    let clock: any CivilClock

    /// - Parameter months: the months of the sheet, 1–12.
    func sheet(
        _ selection: HolidayYear, months: ClosedRange<Int>
    ) async throws(CalendarFailure) -> CalendarSheet {
        // Asked at the same time. If both fail, the country's failure is thrown.
        async let calendars = calendar(for: selection)
        let country = try await country(selection.country)
        let supply = try found(await calendars, of: country)
        let calendar = supply.value
        if let region = selection.filter.region, !calendar.regions.contains(where: { $0.code == region }) {
            throw .unknownRegion(country: country.name, region: region)
        }
        let today = clock.today(in: country.zones.first ?? "UTC")
        return CalendarSheet(country, calendar, selection, months: months, today: today, age: supply.age)
    }

    private func country(_ code: CountryCode) async throws(CalendarFailure) -> Country {
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
    ) throws(CalendarFailure) -> Supply<HolidayCalendar> {
        switch result {
        case .success(let supply?): return supply
        case .success(nil): throw .uncovered(country: country.name)
        case .failure(let failure): throw .service(failure, country: country.name)
        }
    }
}
