public import HTML

/// A page to show while the final one is being made.
///
/// The compiler accepts only pages whose templates mark their loading state: without the marks, nobody could tell where
/// the first part ends.
public struct LoadingState<Page: Sendable>: Sendable {
    /// The view model.
    public let page: Page

    public init(_ page: Page) where Page: HTMLLoadingPage {
        self.page = page
    }

    @available(
        *, unavailable,
        message: "the page's template marks no loading state; put {{%loadingStart}} and {{%loadingEnd}} around it"
    )
    public init(_ page: Page) {
        self.page = page
    }
}
