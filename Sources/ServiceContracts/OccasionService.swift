public import AlmanacValues
public import Entities

/// Provides the occasions that holidays name.
public protocol OccasionService: Sendable {
    /// Returns all occasions, in the order of the source.
    func occasions() async throws(ServiceFailure) -> [Occasion]

    /// Returns the occasion with this id, or nil if no occasion has it.
    func occasion(_ id: Slug) async throws(ServiceFailure) -> Occasion?
    /// Returns when an occasion is a public holiday in a year, and where, in date order. Empty if the source does not
    /// say.
    func celebrations(of id: Slug, in year: Int) async throws(ServiceFailure) -> [Celebration]
    /// Returns what holidays are called in all countries, by occasion. Empty if the source does not say.
    func names() async throws(ServiceFailure) -> [HolidayName]
    /// Returns the names of holidays that a search finds: `names`, and those in the language of the pages.
    func searchedNames() async throws(ServiceFailure) -> [HolidayName]
    /// Returns what an occasion is in all countries that keep it; nil if the source does not say.
    func story(of id: Slug) async throws(ServiceFailure) -> Story?
    /// Returns what a country's own holiday is, by its English name; nil if the source does not say.
    func story(of holiday: String, in country: CountryCode) async throws(ServiceFailure) -> Story?
}

extension OccasionService {
    public func searchedNames() async throws(ServiceFailure) -> [HolidayName] { try await names() }
}
