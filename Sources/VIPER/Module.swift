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
    ///
    /// A screen that has a loading state gets as long as `Patience` allows; when that is over, the outcome is the
    /// page's beginning with the loading state in it, and the rest of the page as soon as there is one.
    public func run(_ visit: Visit<V.Place>) async -> Outcome<P.Answer> {
        let event = view.event(from: visit)
        guard let loading = presenter.loading(event) else {
            return outcome(of: await presenter.handle(event))
        }
        let work = Task { outcome(of: await presenter.handle(event)) }
        if let outcome = await work.value(within: Patience.current) { return outcome }
        guard let opening = LoadingPage(view.render(loading)) else { return await work.value }
        return .loading(
            Loading(mediaType: view.mediaType(of: loading), opening: opening.opening) {
                await opening.rest(work.value)
            })
    }

    private func outcome(of step: Step<P.Page, P.Navigation, P.Answer>) -> Outcome<P.Answer> {
        switch step {
        case .show(let page, let status):
            .page(Rendering(status: status, mediaType: view.mediaType(of: page), bytes: view.render(page)))
        case .go(let navigation):
            .redirect(router.link(to: navigation))
        case .answer(let answer):
            .answer(answer)
        }
    }
}
