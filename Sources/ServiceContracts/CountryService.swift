public import AlmanacValues
public import Entities

/// Provides the countries.
public protocol CountryService: Sendable {
    /// Returns all countries, sorted by English name.
    func countries() async throws(ServiceFailure) -> Supply<[Country]>
    /// Returns the country with this code, or nil if no country has it.
    func country(_ code: CountryCode) async throws(ServiceFailure) -> Country?
}
