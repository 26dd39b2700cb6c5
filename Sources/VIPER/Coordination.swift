public import HTML

/// A module that sends visitors out to a sub-flow and goes on when it is answered.
///
/// The sub-flow knows only its answer. The coordinator (the site) decodes the ticket, finds the caller by it
/// and asks it for the way back. An answer cannot be given twice: each visit to the sub-flow ends in exactly
/// one outcome. The caller's state is in the ticket or, if it is personal, in the visitor's browser; never on the server.
public protocol Caller<State, Answer, Resumption>: Sendable {
    /// What the caller needs to go on from where it was.
    associatedtype State: Sendable
    /// What the sub-flow answers.
    associatedtype Answer: Sendable
    /// How the caller goes on: usually where the visitor goes; for a caller that is a sub-flow too, its own answer.
    associatedtype Resumption: Sendable = Link

    /// How the caller goes on, given what was answered.
    func resume(_ state: State, with answer: Answer) -> Resumption
}
