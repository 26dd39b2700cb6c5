public import AlmanacValues
public import Entities

/// Provides what countries and regions are called in other languages than English.
public protocol PlaceNameService: Sendable {
    /// Returns the names in a language; nil for English, or if the source does not say.
    func placeNames(in language: Language) async throws(ServiceFailure) -> PlaceNames?
}

/// The names of a source that has none.
public struct NoPlaceNames: PlaceNameService {
    public init() {}

    public func placeNames(in _: Language) async throws(ServiceFailure) -> PlaceNames? { nil }
}
