public import Almanac
public import Entities

/// Provides the occasions that holidays name.
public protocol OccasionService: Sendable {
    /// Returns the occasion with this id, or nil if no occasion has it.
    func occasion(_ id: Slug) async throws(ServiceFailure) -> Occasion?
}
