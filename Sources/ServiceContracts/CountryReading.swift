public import AlmanacValues
public import Entities
import Support

/// Reads a country and its calendar, which come from two documents, at the same time.
public struct CountryReading: Sendable {
    /// The answer of the holiday source: nil if it does not cover the country.
    public typealias Calendar = Result<Supply<HolidayCalendar>?, ServiceFailure>

    private let countries: any CountryService
    private let holidays: any HolidayService

    public init(_ countries: any CountryService, _ holidays: any HolidayService) {
        self.countries = countries
        self.holidays = holidays
    }

    /// Returns the country and its calendar; nil if no country has the code.
    ///
    /// - Throws: why the country could not be fetched. The calendar's own failure is part of the result.
    public func read(
        _ code: CountryCode, covering scope: CalendarScope
    ) async throws(ServiceFailure) -> (country: Country, calendar: Calendar)? {
        async let ahead = calendar(of: code, covering: scope)
        guard let country = try await countries.country(code) else { return nil }
        let calendar = await ahead
        return (country, calendar)
    }

    /// Returns the same for a scope that depends on the date in the country, with that date.
    ///
    /// The country's zone comes with the country, so the calendar is asked for as of the date in UTC. If another scope
    /// follows from the country's own date, as it may around New Year, the calendar is asked for again.
    public func read(
        _ code: CountryCode, on clock: any CivilClock, covering scope: (CivilDate) -> CalendarScope
    ) async throws(ServiceFailure) -> (country: Country, today: CivilDate, calendar: Calendar)? {
        let likely = scope(clock.today(in: "UTC"))
        async let ahead = calendar(of: code, covering: likely)
        guard let country = try await countries.country(code) else { return nil }
        let today = clock.today(in: country.zones.first ?? "UTC")
        let calendar = scope(today) == likely ? await ahead : await calendar(of: code, covering: scope(today))
        return (country, today, calendar)
    }

    /// Returns the answer of the holiday source. Does not throw, so that it can be asked for beside something else.
    public func calendar(of code: CountryCode, covering scope: CalendarScope) async -> Calendar {
        await Result { () async throws(ServiceFailure) in try await holidays.calendar(of: code, covering: scope) }
    }
}
