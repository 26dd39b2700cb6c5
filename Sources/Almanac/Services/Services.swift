/// Knows the countries.
public protocol CountryService: Sendable {
    /// All countries, in the order of their English names.
    func countries() async throws(ServiceFailure) -> Supply<[Country]>
    /// The country with this code, or nil if there is none.
    func country(_ code: CountryCode) async throws(ServiceFailure) -> Country?
}

/// Knows the holidays of each country.
public protocol HolidayService: Sendable {
    /// The calendar of a country with at least what the scope asks for, or nil if there is none of that country.
    ///
    /// Years that are not known at all are no failure: `HolidayCalendar.years` says which are.
    func calendar(
        of country: CountryCode, covering scope: CalendarScope
    ) async throws(ServiceFailure) -> Supply<HolidayCalendar>?
}

/// Knows what day it is.
public protocol CivilClock: Sendable {
    /// Today in an IANA time zone; in UTC if the zone is not known.
    func today(in zone: String) -> CivilDate
}
