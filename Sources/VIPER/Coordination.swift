public import HTML

/// A module that sends visitors to a sub-flow and resumes with its answer.
///
/// The sub-flow knows only its answer. The coordinator (the site) decodes the ticket, finds the caller that the ticket
/// names, and asks it how to resume. A sub-flow cannot answer twice, since each visit to it ends in exactly one
/// outcome. The caller's state is in the ticket or, if it is personal, in the visitor's browser; never on the server.
public protocol Caller<State, Answer, Resumption>: Sendable {
    /// What the caller needs in order to resume.
    associatedtype State: Sendable
    /// The sub-flow's answer.
    associatedtype Answer: Sendable
    /// How the caller resumes: usually a link for the visitor, or its own answer if it is itself a sub-flow.
    associatedtype Resumption: Sendable = Link

    /// Returns how the caller resumes with the sub-flow's answer.
    func resume(_ state: State, with answer: Answer) -> Resumption
}
