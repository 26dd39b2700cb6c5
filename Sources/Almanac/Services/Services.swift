/// Provides the countries.
public protocol CountryService: Sendable {
    /// Returns all countries, sorted by English name.
    func countries() async throws(ServiceFailure) -> Supply<[Country]>
    /// Returns the country with this code, or nil if no country has it.
    func country(_ code: CountryCode) async throws(ServiceFailure) -> Country?
}

/// Provides the holidays of each country.
public protocol HolidayService: Sendable {
    /// Returns a calendar of the country that covers at least the scope, or nil if the country has no calendar.
    ///
    /// Years outside the source's data do not throw: `HolidayCalendar.years` holds the known ones.
    func calendar(
        of country: CountryCode, covering scope: CalendarScope
    ) async throws(ServiceFailure) -> Supply<HolidayCalendar>?
}

/// Provides the current date.
public protocol CivilClock: Sendable {
    /// Returns today's date in an IANA time zone, or in UTC if the zone is unknown.
    func today(in zone: String) -> CivilDate
}
