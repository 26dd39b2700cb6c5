/// Says in a sub-flow's address who opened it, and what that flow resumes with.
///
/// `Frame` is the closed set of flows that may open the sub-flow, usually an enum with a case for each. A frame decodes
/// to that set and never to a URL, so a ticket needs no signature, and cannot lead off the site. The compiler makes the
/// root handle each case, so every answer reaches its caller. The Back button, several tabs and a restart of the server
/// work. Keep personal data out of frames: addresses are logged, cached and stored in histories.
///
/// A flow that is a sub-flow itself holds the ticket of its own caller in its frame:
/// ```swift
/// enum StampCaller: Hashable { case book, settings(NestedTicket<SettingsCaller>?) }
/// ```
/// The stamps opened by the settings, which the book opened: `?for=settings&for=book`.
public struct Ticket<Frame: TicketFrame>: Hashable, Sendable {
    /// The flow that waits for the answer, with its state.
    public let frame: Frame

    public init(_ frame: Frame) {
        self.frame = frame
    }

    /// The number of flows that wait: the caller, the caller's caller, and so on.
    public var depth: Int { 1 + frame.spelled.below.count }
}

/// The most flows that can wait for each other.
///
/// It is far above what visitors do, and far below what would make an address too long.
public enum TicketLimit {
    public static let depth = 9
}

/// A ticket within the frame of another.
public struct NestedTicket<Frame: TicketFrame>: Hashable, Sendable {
    public let ticket: Ticket<Frame>

    /// Nil if the ticket is as deep as tickets can be. The flow then opens its child without saying who opened it:
    /// `.settings(ticket.flatMap { NestedTicket($0) })`.
    public init?(_ ticket: Ticket<Frame>) {
        guard ticket.depth < TicketLimit.depth else { return nil }
        self.ticket = ticket
    }
}

/// Why the fields of an address are not a ticket. The texts are untrusted.
public enum TicketProblem: Error, Hashable, Sendable {
    /// No flow of this name opens the sub-flow.
    case unknownCaller(String)
    /// The ticket, or one that is nested in it, was spelled by another version of the program.
    case otherVersion(String)
    /// More than `limit` flows wait for each other.
    case tooDeep(limit: Int)
}

/// An error that a ticket's problem can be turned into. `TicketProblem` is one itself.
public protocol TicketError: Error {
    init(_ problem: TicketProblem)
}

extension TicketProblem: TicketError {
    public init(_ problem: TicketProblem) {
        self = problem
    }
}
