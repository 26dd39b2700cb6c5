import HTML

/// The parts of one screen, assembled for one visit.
///
/// The compiler checks that they fit: the Presenter handles the View's events, the View renders the pages that the
/// Presenter shows, and the Router knows the places to which the Presenter leads. A module has one Router, its
/// Presenter's: the links in a page and the redirects cannot come from two.
public struct Module<V: View, P: Presenter>: Sendable where V.Event == P.Event, V.Page == P.Page {
    private let view: V
    private let presenter: P

    /// Assembles a module from its parts.
    public init(view: V, presenter: P) {
        self.view = view
        self.presenter = presenter
    }

    /// Runs one visit to its end: visit → event → step → bytes, redirect or answer.
    ///
    /// A screen with a loading state has the time that `Patience` allows. After that, the outcome is the beginning of
    /// the page with the loading state, and the rest of the page as soon as it is ready.
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
            .redirect(presenter.router.link(to: navigation))
        case .answer(let answer):
            .answer(answer)
        }
    }
}
