import HTML

/// The parts of one screen, put together for one visit.
///
/// The compiler checks that they fit: the View's events are those the Presenter handles, the pages it shows
/// are those the View renders, the places it leads to are those the Router knows.
public struct Module<V: View, P: Presenter, R: Router>: Sendable
where V.Event == P.Event, V.Page == P.Page, P.Navigation == R.Navigation {
    private let view: V
    private let presenter: P
    private let router: R

    public init(view: V, presenter: P, router: R) {
        self.view = view
        self.presenter = presenter
        self.router = router
    }

    /// Runs one visit to its end: visit → event → step → bytes, redirect or answer.
    public func run(_ visit: Visit<V.Place>) async -> Outcome<P.Answer> {
        switch await presenter.handle(view.event(from: visit)) {
        case .show(let page, let status):
            .page(Rendering(status: status, mediaType: view.mediaType, bytes: view.render(page)))
        case .go(let navigation):
            .redirect(router.link(to: navigation))
        case .answer(let answer):
            .answer(answer)
        }
    }
}
