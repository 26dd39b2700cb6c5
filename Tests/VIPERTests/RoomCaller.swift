import VIPER

/// A frame that can be nested in itself: a room opened from another room, and so on down to the lobby.
indirect enum RoomCaller: Hashable {
    /// No sub-flow: nobody opened it.
    case lobby
    case room(String, NestedTicket<RoomCaller>?)
}

extension RoomCaller: TicketFrame {
    init(_ spelled: SpelledFrame) throws(TicketProblem) {
        if spelled.caller.utf8.elementsEqual("lobby".utf8) {
            self = .lobby
        } else if spelled.caller.utf8.elementsEqual("room".utf8) {
            self = .room(spelled.state.value("number") ?? "", try spelled.opener())
        } else {
            throw .unknownCaller(spelled.caller)
        }
    }

    var spelled: SpelledFrame {
        switch self {
        case .lobby: SpelledFrame("lobby")
        case .room(let number, let opener): SpelledFrame("room", state: [.init("number", number)], openedBy: opener)
        }
    }
}

extension Ticket where Frame == RoomCaller {
    /// A room opened by a room, and so on: `depth` rooms.
    static func rooms(_ depth: Int) -> Self {
        let opener = depth > 1 ? NestedTicket(.rooms(depth - 1)) : nil
        return Self(.room("\(depth)", opener))
    }

    static func random(using random: inout some RandomNumberGenerator) -> Self {
        let pieces = [
            "", "a", "&", "=", "%41", "for", "ticket", "\u{0}", "e\u{301}", "é", "日本", "\u{202E}", "\"", "+", " ",
        ]
        var ticket: Self? = Bool.random(using: &random) ? Self(.lobby) : nil
        for _ in 0..<Int.random(in: 0..<TicketLimit.depth, using: &random) {
            let number = (0..<3).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
            ticket = Self(.room(number, ticket.flatMap { NestedTicket($0) }))
        }
        return ticket ?? Self(.lobby)
    }
}

/// The second version of a frame.
struct RenamedCaller: TicketFrame {
    static let version = 2

    init() {}

    init(_ spelled: SpelledFrame) throws(TicketProblem) {
        guard spelled.caller.utf8.elementsEqual("hall".utf8) else { throw .unknownCaller(spelled.caller) }
    }

    var spelled: SpelledFrame { SpelledFrame("hall") }
}

extension Form {
    /// Fields written as `for=room&number=7`, undecoded.
    init(_ text: String) {
        self.init(
            text.split(separator: "&").map { item in
                let halves = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
                return Field(String(halves[0]), halves.count == 2 ? String(halves[1]) : "")
            })
    }
}

extension [Form.Field] {
    var text: String { map { "\($0.name)=\($0.value)" }.joined(separator: "&") }
}
