public import AlmanacValues
public import Entities
public import ServiceContracts

/// Returns what a test sets; by default a code of two lines, two masters and two holocrons.
public struct SideServiceDouble: SideService {
    public var code: Result<SideCode, ServiceFailure> = .success(
        SideCode(
            side: .light, title: "The Jedi code",
            lines: ["There is no emotion, there is peace.", "There is the Force."]))
    public var masters: Result<[Master], ServiceFailure> = .success([
        Master(
            name: PartedName(given: "Luke", family: "Skywalker"),
            apprentices: [PartedName(given: "Ben", family: "Solo"), PartedName(given: "Rey")]),
        Master(name: PartedName(given: "Mace", family: "Windu"), apprentices: []),
    ])
    public var holocrons: Result<[Holocron], ServiceFailure> = .success([
        Holocron(name: "Adas's holocron", creator: "King Adas", powers: ["Dark rituals", "Sith alchemy"]),
        Holocron(name: "Lost holocron", creator: nil, powers: []),
    ])
    public var age: SupplyAge?
    /// Called for each request with what is requested, and whether it has to be fresh.
    public var onRequest: @Sendable (String, Bool) async -> Void = { _, _ in }

    public init() {}

    public func code(of side: Side, refresh: Bool) async throws(ServiceFailure) -> Supply<SideCode> {
        await onRequest("code of \(side.rawValue)", refresh)
        return Supply(try code.get(), age: age)
    }

    public func masters(refresh: Bool) async throws(ServiceFailure) -> Supply<[Master]> {
        await onRequest("masters", refresh)
        return Supply(try masters.get(), age: age)
    }

    public func holocrons(refresh: Bool) async throws(ServiceFailure) -> Supply<[Holocron]> {
        await onRequest("holocrons", refresh)
        return Supply(try holocrons.get(), age: age)
    }
}
