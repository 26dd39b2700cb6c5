public import Almanac
public import Entities

/// Reads what the pages of a year need: the country, and its calendar.
public struct YearReading: Sendable {
    private let countries: any CountryService
    private let holidays: any HolidayService

    public init(countries: any CountryService, holidays: any HolidayService) {
        self.countries = countries
        self.holidays = holidays
    }

    /// Returns the country and a calendar with the year and the region of the selection. The calendar may not know the
    /// year.
    public func read(
        _ selection: HolidayYear
    ) async throws(YearFailure) -> (country: Country, supply: Supply<HolidayCalendar>) {
        // Asked at the same time. If both fail, the country's failure is thrown.
        async let calendars = calendar(for: selection)
        let country = try await country(selection.country)
        let supply = try found(await calendars, of: country)
        if let region = selection.filter.region, !supply.value.regions.contains(where: { $0.code == region }) {
            throw .unknownRegion(country: country.name, region: region)
        }
        return (country, supply)
    }

    /// Returns a country, without its calendar.
    public func country(_ code: CountryCode) async throws(YearFailure) -> Country {
        let country: Country?
        do {
            country = try await countries.country(code)
        } catch {
            throw .service(error, country: nil)
        }
        guard let country else { throw .unknownCountry }
        return country
    }

    /// Returns the answer of the holiday source for a selection. Does not throw, so that it can be asked for beside
    /// something else.
    public func calendar(for selection: HolidayYear) async -> Result<Supply<HolidayCalendar>?, ServiceFailure> {
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
    ) throws(YearFailure) -> Supply<HolidayCalendar> {
        switch result {
        case .success(let supply?): return supply
        case .success(nil): throw .uncovered(country: country.name)
        case .failure(let failure): throw .service(failure, country: country.name)
        }
    }
}
