public import AlmanacValues
public import Entities
import Support

/// A place with its country, and the calendar that tells who is off there.
public struct TerritoryCalendar: Sendable {
    public let country: Country
    /// Nil for the country as a whole.
    public let region: HolidayCalendar.Region?
    public let calendar: HolidayCalendar
    /// What is used because the source fails; nil if the calendar is good.
    public let age: SupplyAge?

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

    /// Returns a calendar of the place that covers the years, as far as the source has them.
    ///
    /// - Parameter regions: which holidays to ask for if the place is a whole country.
    public func calendar(
        of place: Territory, covering years: ClosedRange<Int>, regions: CalendarScope.Regions = .wholeCountry
    ) async throws(TerritoryFailure) -> TerritoryCalendar {
        let scope = CalendarScope(years: years, regions: place.region.map { .one($0) } ?? regions)
        let found: (country: Country, calendar: CountryReading.Calendar)?
        do {
            found = try await CountryReading(countries, holidays).read(place.country, covering: scope)
        } catch {
            throw .service(error, country: ForeignText(place.country.description))
        }
        guard let found else { throw .unknownCountry(place.country) }
        return try Self.settled(found.calendar, of: found.country, place)
    }

    /// Returns the same for years that depend on the date in the place, with that date.
    public func calendar(
        of place: Territory, on clock: any CivilClock, regions: CalendarScope.Regions,
        covering years: (CivilDate) -> ClosedRange<Int>
    ) async throws(TerritoryFailure) -> (today: CivilDate, calendar: TerritoryCalendar) {
        let found: (country: Country, today: CivilDate, calendar: CountryReading.Calendar)?
        do {
            found = try await CountryReading(countries, holidays).read(place.country, on: clock) { today in
                CalendarScope(years: years(today), regions: place.region.map { .one($0) } ?? regions)
            }
        } catch {
            throw .service(error, country: ForeignText(place.country.description))
        }
        guard let found else { throw .unknownCountry(place.country) }
        return (found.today, try Self.settled(found.calendar, of: found.country, place))
    }

    private static func settled(
        _ calendar: CountryReading.Calendar, of country: Country, _ place: Territory
    ) throws(TerritoryFailure) -> TerritoryCalendar {
        let supply: Supply<HolidayCalendar>?
        do {
            supply = try calendar.get()
        } catch {
            throw .service(error, country: ForeignText(country.name))
        }
        guard let supply else { throw .uncovered(country: ForeignText(country.name)) }
        let region = supply.value.settled(place)
        if let missing = region.missing {
            throw .unknownRegion(country.code, country: ForeignText(country.name), region: missing)
        }
        return TerritoryCalendar(
            country: country, region: region.region, calendar: supply.value, age: supply.age)
    }

    /// Returns the calendars of places, in their order, or why there is none. Asks for all of them at the same time.
    public func calendars(
        of places: [Territory], covering years: ClosedRange<Int>
    ) async -> [Result<TerritoryCalendar, TerritoryFailure>] {
        await places.concurrentMap { place in
            await Result { () async throws(TerritoryFailure) in try await calendar(of: place, covering: years) }
        }
    }
}
