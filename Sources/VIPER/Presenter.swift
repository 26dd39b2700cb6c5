/// Turns an event into calls to the Interactor, and their results into a page to show or a place to go to.
///
/// All formatting happens here. A Presenter knows nothing of HTML, addresses or the server. It is a value that lives
/// for one visit.
public protocol Presenter<Event, Page, Navigation, Answer>: Sendable {
    /// The actions that a visitor can take on this screen.
    associatedtype Event: Sendable
    /// The view model: texts ready to be shown.
    associatedtype Page: Sendable
    /// The places to which this screen can lead; `Never` if it leads nowhere.
    associatedtype Navigation: Sendable = Never
    /// This screen's answer to the caller that opened it as a sub-flow; `Never` if it is not a sub-flow.
    associatedtype Answer: Sendable = Never
    /// The screen's business logic. Make the Presenter generic over it, so that a test can pass a double; omit it if the
    /// screen asks nothing.
    associatedtype Interacting: Interactor
    /// The screen's Router. Make the Presenter generic over it too; omit it if the screen leads nowhere.
    associatedtype Routing: Router where Routing.Navigation == Navigation

    /// What the Presenter decides after an event.
    typealias NextStep = Step<Page, Navigation, Answer>

    /// Returns everything that the pages show.
    var interactor: Interacting { get }
    /// Makes the links in the pages that this Presenter shows, and the address of every place that it goes to.
    var router: Routing { get }

    /// Returns the page to show while `handle` is working, with the same frame as the final page. Nil, the default, for
    /// a screen without a loading state, and for an event that always leads elsewhere.
    ///
    /// A redirect cannot come after a page. If `handle` leads elsewhere after all, a server may let the page to which it
    /// leads follow the opening; `Opening.rest` makes a link of it.
    func loading(_ event: Event) -> LoadingState<Page>?

    /// Handles an event and returns the next step.
    func handle(_ event: Event) async -> Step<Page, Navigation, Answer>
}

extension Presenter {
    public func loading(_: Event) -> LoadingState<Page>? { nil }
}
