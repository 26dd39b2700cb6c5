public import HTML
import Synchronization
public import VIPER

/// A double for the Router: records where a screen leads, and returns links that mean nothing outside the test.
///
/// ```swift
/// let router = RecordingRouter<BookNavigation>()
/// let step = await BookPresenter(interactor: interactor, router: router).handle(.opened)
/// #expect(router.navigations == [.book, .stamps])
/// #expect(page.action == router.address(of: .book))
/// ```
///
/// A test that compares links this way knows no address of the application, and does not change with them.
public final class RecordingRouter<Navigation: Sendable>: Router {
    private let recorded = Mutex<[Navigation]>([])

    public init() {}

    /// Every place for which a link was made, in order; each as often as it was asked for.
    public var navigations: [Navigation] { recorded.withLock { $0 } }

    public func link(to navigation: Navigation) -> Link {
        recorded.withLock { $0.append(navigation) }
        return address(of: navigation)
    }

    /// Returns the link to a place without recording it. Equal places have equal links, in every run.
    public func address(of navigation: Navigation) -> Link { .to(navigation) }
}
