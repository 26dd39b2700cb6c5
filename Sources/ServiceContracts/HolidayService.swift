public import AlmanacValues
public import Entities

/// Provides the holidays of each country.
public protocol HolidayService: Sendable {
    /// Returns a calendar of the country that covers at least the scope, or nil if the country has no calendar.
    ///
    /// Years outside the source's data do not throw: `HolidayCalendar.years` holds the known ones.
    func calendar(
        of country: CountryCode, covering scope: CalendarScope
    ) async throws(ServiceFailure) -> Supply<HolidayCalendar>?
}
