public import HTML

/// A page to show while the final one is being made.
///
/// Only a page whose template marks its loading state can be one: without the marks nobody could tell where the part
/// ends that is sent first. The compiler checks it.
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
