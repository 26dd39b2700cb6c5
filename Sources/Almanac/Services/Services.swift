/// Knows the countries.
public protocol CountryService: Sendable {
    /// All countries, in the order of their English names.
    func countries() async throws(ServiceFailure) -> Supply<[Country]>
    /// The country with this code, or nil if there is none.
    func country(_ code: CountryCode) async throws(ServiceFailure) -> Country?
}

/// Knows the holidays of each country.
public protocol HolidayService: Sendable {
    /// The holidays of a country, or nil if the country is not known.
    func calendar(of country: CountryCode) async throws(ServiceFailure) -> Supply<HolidayCalendar>?
}

/// Knows what day it is.
public protocol CivilClock: Sendable {
    /// Today in an IANA time zone; in UTC if the zone is not known.
    func today(in zone: String) -> CivilDate
}
