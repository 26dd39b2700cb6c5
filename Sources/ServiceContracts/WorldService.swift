public import AlmanacValues
public import Entities

/// Provides what pages about the whole world need: all calendars at once, a map, and the cities.
///
/// It is always made of the site's own documents. An upstream would have to be asked once for each of 250 countries.
public protocol WorldService: Sendable {
    /// Returns all countries with their calendars, sorted by English name. Reads those that no visit needed before.
    func countryCalendars() async throws(ServiceFailure) -> [CountryCalendar]
    /// Returns the outline of the countries.
    func outline() async throws(ServiceFailure) -> Outline
    /// Returns the map of a country with its regions; nil if the country has none.
    func map(of country: CountryCode) async throws(ServiceFailure) -> RegionMap?
    /// Returns the cities that people search for, the largest first.
    func cities() async throws(ServiceFailure) -> [City]
}

/// The world of a site that has no documents of its own.
public struct NoWorld: WorldService {
    public init() {}

    public func countryCalendars() async throws(ServiceFailure) -> [CountryCalendar] { throw .missing }
    public func outline() async throws(ServiceFailure) -> Outline { throw .missing }
    public func map(of _: CountryCode) async throws(ServiceFailure) -> RegionMap? { nil }
    public func cities() async throws(ServiceFailure) -> [City] { throw .missing }
}
