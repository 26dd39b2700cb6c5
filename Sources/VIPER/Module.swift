import HTML

/// The parts of one screen, assembled for one visit.
///
/// The compiler checks that they fit: the Presenter handles the View's events, the View renders the pages that the
/// Presenter shows, and the Router knows the places to which the Presenter leads. A module has one Router, its
/// Presenter's: the links in a page and the redirects cannot come from two.
public struct Module<V: View, P: Presenter>: Sendable where V.Event == P.Event, V.Page == P.Page {
    @usableFromInline let view: V
    @usableFromInline let presenter: P

    /// Assembles a module from its parts.
    @inlinable
    public init(view: V, presenter: P) {
        self.view = view
        self.presenter = presenter
    }

    /// Runs one visit to its end: visit → event → step → bytes, redirect or answer.
    ///
    /// Everything that is done for the visit ends with it: cancelling the calling task cancels the work. If the screen
    /// has a loading state, its opening is offered to the visit's `LoadingStage`; `PendingVisit` has one.
    ///
    /// If a trace is recorded (`TracedCall`), View and Presenter are decorated, and the same steps are taken.
    // Inlinable, as are the steps: the target with the screen then compiles them, and its Presenter, for the types that
    // the module has.
    @inlinable
    public func run(_ visit: Visit<V.Place>) async -> Outcome<P.Answer> {
        guard TracedCall.current != nil else { return await take(visit) }
        return await runTraced(visit)
    }

    @usableFromInline
    func runTraced(_ visit: Visit<V.Place>) async -> Outcome<P.Answer> {
        await Module<Traced<V>, Traced<P>>(view: Traced(view), presenter: Traced(presenter)).take(visit)
    }

    @inlinable
    func take(_ visit: Visit<V.Place>) async -> Outcome<P.Answer> {
        let event = view.event(from: visit)
        LoadingStage.current?.offer { opening(event) }
        return outcome(of: await presenter.handle(event))
    }

    @inlinable
    func opening(_ event: V.Event) -> Opening? {
        presenter.loading(event).flatMap { Opening(rendering($0.page, .ok)) }
    }

    @inlinable
    func outcome(of step: Step<P.Page, P.Navigation, P.Answer>) -> Outcome<P.Answer> {
        switch step {
        case .show(let page, let status): .page(rendering(page, status))
        case .go(let navigation): .redirect(presenter.router.link(to: navigation))
        case .answer(let answer): .answer(answer)
        }
    }

    @inlinable
    func rendering(_ page: V.Page, _ status: Status) -> Rendering {
        let (bytes, marks) = view.marked(page)
        return Rendering(
            status: status, mediaType: view.mediaType(of: page), bytes: bytes, headers: view.headers(of: page),
            marks: marks)
    }
}
