public import VIPER

/// The flows that may open Options as a sub-flow. Each gets one `OptionsResult`.
public enum OptionsCaller: Hashable, Sendable {
    /// The home page.
    case start
}

public typealias OptionsTicket = Ticket<OptionsCaller>

extension Ticket where Frame == OptionsCaller {
    public static var start: Self { Self(.start) }
}

extension OptionsCaller: TicketFrame {
    public init(_ spelled: SpelledFrame) throws(PlaceProblem) {
        switch Address.Text(spelled.caller) {
        case "start": self = .start
        default: throw PlaceProblem(.unknownCaller(spelled.caller))
        }
    }

    public var spelled: SpelledFrame {
        switch self {
        case .start: SpelledFrame("start")
        }
    }
}
