public import AlmanacValues
public import Entities

/// Provides what has changed in the data of each country.
public protocol ChangeService: Sendable {
    /// Returns the revisions of a country, the newest first; nil if the source does not keep any.
    func revisions(of country: CountryCode) async throws(ServiceFailure) -> [Revision]?
}

/// The changes of a source that keeps none.
public struct NoChanges: ChangeService {
    public init() {}

    public func revisions(of _: CountryCode) async throws(ServiceFailure) -> [Revision]? { nil }
}
