public import VIPER

/// The flows that may open Options as a sub-flow. Each gets one `OptionsResult`.
public enum OptionsCaller: Hashable, Sendable {
    /// The home page.
    case start
    /// The greeting, for which the visitor sets their name.
    case greeting(GreetingPlace)
}

public typealias OptionsTicket = Ticket<OptionsCaller>

extension Ticket where Frame == OptionsCaller {
    public static var start: Self { Self(.start) }
    public static func greeting(_ place: GreetingPlace) -> Self { Self(.greeting(place)) }
}

extension OptionsCaller: TicketFrame {
    public init(_ spelled: SpelledFrame) throws(PlaceProblem) {
        switch Address.Text(spelled.caller) {
        case "start": self = .start
        case "greeting": self = .greeting(GreetingPlace(show: Address(fields: spelled.state).value("show")))
        default: throw PlaceProblem(.unknownCaller(spelled.caller))
        }
    }

    public var spelled: SpelledFrame {
        switch self {
        case .start: SpelledFrame("start")
        case .greeting(let place): SpelledFrame("greeting", state: place == .shown ? [.init("show", "1")] : [])
        }
    }
}
