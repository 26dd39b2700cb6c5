/// A Presenter's decision after an event: to show a page, go to a place, or (in a sub-flow) answer.
public enum Step<Page: Sendable, Navigation: Sendable, Answer: Sendable>: Sendable {
    /// Shows a page with a status.
    case show(Page, Status)
    /// Sends the visitor to another place.
    case go(Navigation)
    /// Ends a sub-flow. In a module that is not a sub-flow, `Answer` is `Never`, so this case cannot be created.
    case answer(Answer)

    /// Shows a page with the status `ok`.
    public static func show(_ page: Page) -> Self { .show(page, .ok) }
}

extension Step: Equatable where Page: Equatable, Navigation: Equatable, Answer: Equatable {}
