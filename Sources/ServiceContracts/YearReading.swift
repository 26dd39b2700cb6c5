public import AlmanacValues
public import Entities
import Support

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
    ///
    /// - Parameter years: how many years before and after it are needed too.
    public func read(
        _ selection: HolidayYear, beside years: Int = 0
    ) async throws(YearFailure) -> (country: Country, supply: Supply<HolidayCalendar>) {
        let found: (country: Country, calendar: CountryReading.Calendar)?
        do {
            found = try await reading.read(selection.country, covering: CalendarScope(selection, beside: years))
        } catch {
            throw .service(error, country: nil)
        }
        guard let found else { throw .unknownCountry }
        return (found.country, try Self.supply(found.calendar, of: found.country, selection))
    }

    /// Returns the same for the current year of a place, with that year. A region that the country does not have is left
    /// out: the place may have been saved long ago.
    ///
    /// - Throws: why the country is not known. The calendar's own failure is part of the result.
    public func readCurrentYear(
        of place: Territory, on clock: any CivilClock
    ) async throws(YearFailure) -> (
        year: HolidayYear, today: CivilDate, country: Country, supply: Result<Supply<HolidayCalendar>, YearFailure>
    ) {
        func year(_ today: CivilDate) -> HolidayYear {
            HolidayYear(place.country, today.year, HolidayFilter(region: place.region))
        }
        let found: (country: Country, today: CivilDate, calendar: CountryReading.Calendar)?
        do {
            found = try await reading.read(place.country, on: clock) { CalendarScope(year($0)) }
        } catch {
            throw .service(error, country: nil)
        }
        guard let found else { throw .unknownCountry }
        var selection = year(found.today)
        do throws(YearFailure) {
            let supply: Supply<HolidayCalendar>
            if case .success(let other?) = found.calendar, other.value.settled(place).missing != nil {
                selection.filter.region = nil
                let calendar = await reading.calendar(of: place.country, covering: CalendarScope(selection))
                supply = try Self.supply(calendar, of: found.country, selection)
            } else {
                supply = try Self.supply(found.calendar, of: found.country, selection)
            }
            return (selection, found.today, found.country, .success(supply))
        } catch {
            return (selection, found.today, found.country, .failure(error))
        }
    }

    private var reading: CountryReading { CountryReading(countries, holidays) }

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

    private static func supply(
        _ calendar: CountryReading.Calendar, of country: Country, _ selection: HolidayYear
    ) throws(YearFailure) -> Supply<HolidayCalendar> {
        switch calendar {
        case .success(let supply?):
            guard let region = selection.filter.region else { return supply }
            guard supply.value.regions.contains(where: { $0.code == region }) else {
                throw .unknownRegion(country: ForeignText(country.name), region: region)
            }
            return supply
        case .success(nil): throw .uncovered(country: ForeignText(country.name))
        case .failure(let failure): throw .service(failure, country: ForeignText(country.name))
        }
    }
}

extension CalendarScope {
    /// The scope of a list of holidays.
    ///
    /// - Parameter years: how many years before and after it are included.
    init(_ selection: HolidayYear, beside years: Int = 0) {
        let all = CivilDate.years
        let range = max(all.lowerBound, selection.year - years)...min(all.upperBound, selection.year + years)
        self.init(years: range, regions: selection.filter.region.map { .one($0) } ?? .all)
    }
}
