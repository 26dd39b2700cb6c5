/// Knows the two sides. What it has read it keeps until that is too old; `refresh` asks for it anew.
public protocol SideService: Sendable {
    /// What a side lives by.
    func code(of side: Side, refresh: Bool) async throws(ServiceFailure) -> Supply<SideCode>
    /// The masters of the light, in their order.
    func masters(refresh: Bool) async throws(ServiceFailure) -> Supply<[Master]>
    /// The holocrons of the dark, in their order.
    func holocrons(refresh: Bool) async throws(ServiceFailure) -> Supply<[Holocron]>
}
