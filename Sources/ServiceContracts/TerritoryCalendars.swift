public import Almanac
public import Entities

/// A place with its country, and the calendar that tells who is off there.
public struct TerritoryCalendar: Sendable {
    public let country: Country
    /// Nil for the country as a whole.
    public let region: HolidayCalendar.Region?
    public let calendar: HolidayCalendar
    /// The age of a stale copy, used because the source fails; nil if the calendar is good.
    public let age: Duration?

    public var territory: Territory { Territory(country.code, region?.code) }
    public var daysOff: DaysOff { daysOff(OwnDays()) }

    /// Returns who is off, for somebody whose days differ from those of the place.
    public func daysOff(_ own: OwnDays) -> DaysOff { DaysOff(calendar, in: region?.code, own: own) }
}

/// Finds the calendars of places, for Interactors that ask of any place.
public struct TerritoryCalendars: Sendable {
    private let countries: any CountryService
    private let holidays: any HolidayService

    public init(_ countries: any CountryService, _ holidays: any HolidayService) {
        self.countries = countries
        self.holidays = holidays
    }

    /// Returns the country, even if the source has no holidays of it.
    public func country(_ code: CountryCode) async throws(TerritoryFailure) -> Country {
        let country: Country?
        do {
            country = try await countries.country(code)
        } catch {
            throw .service(error, country: code.description)
        }
        guard let country else { throw .unknownCountry(code) }
        return country
    }

    /// Returns a calendar of the place that covers the years, as far as the source has them.
    ///
    /// - Parameter regions: which holidays to ask for if the place is a whole country.
    public func calendar(
        of place: Territory, covering years: ClosedRange<Int>, regions: CalendarScope.Regions = .wholeCountry
    ) async throws(TerritoryFailure) -> TerritoryCalendar {
        let country = try await country(place.country)
        let scope = CalendarScope(years: years, regions: place.region.map { .one($0) } ?? regions)
        let supply: Supply<HolidayCalendar>?
        do {
            supply = try await holidays.calendar(of: place.country, covering: scope)
        } catch {
            throw .service(error, country: country.name)
        }
        guard let supply else { throw .uncovered(country: country.name) }
        let region = supply.value.settled(place)
        if let missing = region.missing {
            throw .unknownRegion(country.code, country: country.name, region: missing)
        }
        return TerritoryCalendar(
            country: country, region: region.region, calendar: supply.value, age: supply.age)
    }

    /// Returns the calendars of places, in their order, or why there is none. Asks for all of them at the same time.
    public func calendars(
        of places: [Territory], covering years: ClosedRange<Int>
    ) async -> [Result<TerritoryCalendar, TerritoryFailure>] {
        let found = await withTaskGroup(
            of: (Int, Result<TerritoryCalendar, TerritoryFailure>).self,
            returning: [Int: Result<TerritoryCalendar, TerritoryFailure>].self
        ) { group in
            for (index, place) in places.enumerated() {
                group.addTask {
                    do throws(TerritoryFailure) {
                        return (index, .success(try await calendar(of: place, covering: years)))
                    } catch {
                        return (index, .failure(error))
                    }
                }
            }
            return await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
        }
        return places.indices.compactMap { found[$0] }
    }
}
