public import AlmanacValues
public import Entities

/// Provides what the site shows of the two sides, cached until it expires. `refresh` reads it again at once.
public protocol SideService: Sendable {
    func code(of side: Side, refresh: Bool) async throws(ServiceFailure) -> Supply<SideCode>
    /// Returns the masters of the light side, in the order of the source.
    func masters(refresh: Bool) async throws(ServiceFailure) -> Supply<[Master]>
    /// Returns the holocrons of the dark side, in the order of the source.
    func holocrons(refresh: Bool) async throws(ServiceFailure) -> Supply<[Holocron]>
}
