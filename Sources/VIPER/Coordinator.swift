/// Runs a flow: one screen or several, from what it needs in order to start to its one typed answer.
///
/// A coordinator is a value that lives for one visit. Nothing waits on the server, so a flow that takes several visits
/// keeps its state in their addresses: a sub-flow's address has a `Ticket`, which says who opened it.
///
/// ```
/// visit ─▶ root ── coordinate(to:) ─▶ child ─▶ its screen
///            │                          │
///            │ ◀──────── answer ────────┘
///            └─▶ the caller that the ticket names ── resume(_:with:) ─▶ redirect
/// ```
///
/// A visit ends in one outcome, so a child cannot answer twice. When `start` returns, nothing of the flow is alive.
public protocol Coordinator<Start, Answer>: Sendable {
    /// What the flow needs in order to start: usually a visit to one of its places.
    associatedtype Start: Sendable
    /// What the flow ends with; `Never` for a flow that nobody waits for.
    associatedtype Answer: Sendable

    /// Runs one visit to the flow. The outcome is `.answer` if the visit ends the flow.
    func start(_ start: Start) async -> Outcome<Answer>
}

extension Coordinator {
    /// Runs a visit to a child. If the visit ends the child, `resume` gets its answer, and its outcome is the parent's.
    ///
    /// - Parameters:
    ///   - child: the flow to which the visit goes.
    ///   - start: what the child needs in order to start.
    ///   - resume: runs once or not at all. Usually finds the caller that the visit's ticket names.
    public func coordinate<Child: Coordinator>(
        to child: Child, _ start: Child.Start, resume: (Child.Answer) async -> Outcome<Answer>
    ) async -> Outcome<Answer> {
        await passing(await child.start(start), to: resume)
    }

    /// Runs a visit to a child that never answers.
    public func coordinate<Child: Coordinator>(
        to child: Child, _ start: Child.Start
    ) async -> Outcome<Answer> where Child.Answer == Never {
        await child.start(start).unanswered()
    }
}

extension Coordinator {
    /// Resumes a caller, restored from a ticket, with the answer of its child. If that ends the caller too, `next` gets the
    /// caller's own answer: it may have been a child itself.
    public func resume<C: Caller>(
        _ caller: C, at state: C.State, with answer: C.ChildAnswer, next: (C.Answer) async -> Outcome<Answer>
    ) async -> Outcome<Answer> {
        await passing(await caller.resume(state, with: answer), to: next)
    }

    /// Resumes a caller that never answers.
    public func resume<C: Caller>(
        _ caller: C, at state: C.State, with answer: C.ChildAnswer
    ) async -> Outcome<Answer> where C.Answer == Never {
        await caller.resume(state, with: answer).unanswered()
    }

    private func passing<Other>(
        _ outcome: Outcome<Other>, to next: (Other) async -> Outcome<Answer>
    ) async -> Outcome<Answer> {
        switch outcome {
        case .page(let rendering): .page(rendering)
        case .redirect(let link): .redirect(link)
        case .answer(let answer): await next(answer)
        }
    }
}

/// A coordinator that opens sub-flows, and resumes with the answer of each.
///
/// It opens a child by leading the visitor to the child's address, with a ticket that holds its state. The child knows
/// neither; it only answers. The root then restores the caller from the ticket, and resumes it
/// (`resume(_:at:with:next:)`).
public protocol Caller<State, ChildAnswer>: Coordinator {
    /// What the caller needs in order to resume: the state that its ticket holds.
    associatedtype State: Sendable
    /// The answer of the child: an enum with a case for each child if there are several.
    associatedtype ChildAnswer: Sendable

    /// Resumes with a child's answer: usually with a redirect, or with its own answer if that ends the caller too.
    func resume(_ state: State, with answer: ChildAnswer) async -> Outcome<Answer>
}

/// A screen is the smallest flow.
extension Module: Coordinator {
    public func start(_ visit: Visit<V.Place>) async -> Outcome<P.Answer> { await run(visit) }
}
