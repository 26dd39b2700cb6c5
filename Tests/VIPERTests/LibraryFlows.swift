import HTML
import VIPER

// Three flows: the lobby opens the desk, and the desk opens the stamps. What each resumes with is in the addresses.

enum LibraryPlace: Sendable {
    case lobby
    /// The desk: its screen, or its end with the stamp.
    case desk(chosen: String?, Ticket<DeskCaller>?)
    /// The stamps: their screen, or the choice of one.
    case stamps(chosen: String?, Ticket<StampCaller>)
}

enum DeskCaller: TicketFrame {
    case lobby

    init(_ spelled: SpelledFrame) throws(TicketProblem) {
        guard spelled.caller.utf8.elementsEqual("lobby".utf8) else { throw .unknownCaller(spelled.caller) }
        self = .lobby
    }

    var spelled: SpelledFrame { SpelledFrame("lobby") }
}

enum StampCaller: TicketFrame {
    case desk(NestedTicket<DeskCaller>?)

    init(_ spelled: SpelledFrame) throws(TicketProblem) {
        guard spelled.caller.utf8.elementsEqual("desk".utf8) else { throw .unknownCaller(spelled.caller) }
        self = .desk(try spelled.opener())
    }

    var spelled: SpelledFrame {
        switch self {
        case .desk(let opener): SpelledFrame("desk", openedBy: opener)
        }
    }
}

/// A flow that answers with what was chosen, and shows a page until something is.
struct ChoiceFlow: Coordinator {
    let token: LiveToken?

    func start(_ chosen: String?) async -> Outcome<String> {
        if let chosen { return .answer(chosen) }
        return .page(Rendering(status: .ok, mediaType: "text/plain", bytes: Array("choose".utf8)))
    }
}

struct DeskFlow: Caller {
    let token: LiveToken?

    func start(_ chosen: String?) async -> Outcome<String> { await ChoiceFlow(token: token).start(chosen) }

    /// Goes on with the stamp, and knows who opened the desk itself. Ends if there was no stamp to choose.
    func resume(_ opener: NestedTicket<DeskCaller>?, with stamp: String) -> Outcome<String> {
        if stamp.isEmpty { return .answer("nothing") }
        let fields = opener?.ticket.fields.map { (name: $0.name, value: $0.value) } ?? []
        return .redirect(Link(segments: ["desk", stamp], query: fields))
    }
}

struct LobbyFlow: Caller {
    let token: LiveToken?

    func start(_: Void) async -> Outcome<Never> { .redirect(Link(segments: ["lobby"])) }

    func resume(_: DeskCaller, with stamp: String) -> Outcome<Never> {
        .redirect(Link(segments: ["lobby", stamp]))
    }
}

struct LibraryRoot: Coordinator {
    let token: LiveToken?

    func start(_ place: LibraryPlace) async -> Outcome<Never> {
        switch place {
        case .lobby:
            await coordinate(to: LobbyFlow(token: token), ())
        case .desk(let chosen, let ticket):
            await coordinate(to: DeskFlow(token: token), chosen) { await ended(deskOf: ticket?.frame, with: $0) }
        case .stamps(let chosen, let ticket):
            await coordinate(to: ChoiceFlow(token: token), chosen) { stamp in
                switch ticket.frame {
                case .desk(let opener):
                    await resume(DeskFlow(token: token), at: opener, with: stamp) { answer in
                        await ended(deskOf: opener?.ticket.frame, with: answer)
                    }
                }
            }
        }
    }

    private func ended(deskOf caller: DeskCaller?, with stamp: String) async -> Outcome<Never> {
        guard let caller else { return .redirect(Link(segments: ["nobody"])) }
        return await resume(LobbyFlow(token: token), at: caller, with: stamp)
    }
}
