import VIPER

enum HarbourEvent: Sendable {
    case opened
}

enum HarbourNavigation: Hashable, Sendable {
    /// The same screen for programs.
    case json
}

/// The business logic behind the screen.
public protocol HarbourInteracting: Interactor {
    /// Returns the ships, in the order of their berths.
    func ships() async throws(HarbourFailure) -> HarbourReport
}

/// The Interactor's result for the Presenter.
public struct HarbourReport: Sendable {
    public struct Ship: Sendable {
        public let name: String
        public let berth: Int

        public init(_ name: String, berth: Int) {
            self.name = name
            self.berth = berth
        }
    }

    public let ships: [Ship]
    /// When the harbour master looked: "09:30".
    public let time: String

    public init(ships: [Ship], time: String) {
        self.ships = ships
        self.time = time
    }
}

/// Why there is no report.
public enum HarbourFailure: Error {
    case fog
}

/// The view model of both Views.
struct HarbourPage: Sendable {
    struct Row: Sendable {
        let name: String
        let berth: Int
    }

    let title: String
    let time: String?
    let rows: [Row]
    let json: Link
}
