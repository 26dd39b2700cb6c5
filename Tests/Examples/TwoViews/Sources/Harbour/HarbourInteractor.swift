/// Knows three ships. An application would ask a service.
public struct HarbourInteractor: HarbourInteracting {
    public init() {}

    public func ships() async throws(HarbourFailure) -> HarbourReport {
        HarbourReport(
            ships: [.init("Albatross", berth: 1), .init("Petrel & Sons", berth: 4), .init("“Puffin”", berth: 7)],
            time: "09:30")
    }
}
