/// The flows that may open one sub-flow, each with the state that it resumes with.
///
/// ```swift
/// extension SettingsCaller: TicketFrame {
///     init(_ spelled: SpelledFrame) throws(TicketProblem) {
///         guard spelled.caller.utf8.elementsEqual("book".utf8) else { throw .unknownCaller(spelled.caller) }
///         self = .book
///     }
///
///     var spelled: SpelledFrame { SpelledFrame("book") }
/// }
/// ```
public protocol TicketFrame: Hashable, Sendable {
    /// The error for a ticket that cannot be parsed.
    associatedtype Problem: TicketError = TicketProblem

    /// The version of the spelling, 1 by default. Raise it when an older address would be misread.
    static var version: Int { get }

    /// Parses a frame. The text is untrusted: compare it byte by byte, since `==` of `String` normalises both sides.
    init(_ spelled: SpelledFrame) throws(Problem)

    /// The frame as its address spells it. Parsing it gives the same frame.
    var spelled: SpelledFrame { get }
}

extension TicketFrame {
    public static var version: Int { 1 }
}

/// A frame as an address spells it: a word for the caller, the fields of its state, and who opened the caller.
public struct SpelledFrame: Sendable {
    /// The word for the flow that waits.
    public let caller: String
    /// The fields of its state, and unknown ones, which are ignored.
    public let state: Form
    /// The frames below: who opened the caller, who opened that, and so on.
    let below: ArraySlice<TicketField>

    /// Spells a flow that nobody opened.
    ///
    /// - Parameters:
    ///   - caller: the word for the flow.
    ///   - state: its fields. The names `for` and `ticket` belong to the ticket itself.
    public init(_ caller: String, state: [Form.Field] = []) {
        self.init(caller, Form(state), below: [])
    }

    /// Spells a flow that may be a sub-flow itself.
    public init<Opener>(_ caller: String, state: [Form.Field] = [], openedBy opener: NestedTicket<Opener>?) {
        self.init(caller, Form(state), below: opener?.ticket.spelled[...] ?? [])
    }

    init(_ caller: String, _ state: Form, below: ArraySlice<TicketField>) {
        self.caller = caller
        self.state = state
        self.below = below
    }

    /// Parses the ticket of the flow that opened the caller. Nil if nobody did.
    public func opener<Opener: TicketFrame>(
        as _: Opener.Type = Opener.self
    ) throws(Opener.Problem) -> NestedTicket<Opener>? {
        below.isEmpty ? nil : NestedTicket(try Ticket<Opener>(spelled: below))
    }
}
