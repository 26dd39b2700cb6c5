/// What a Presenter decides after an event: show something, go somewhere, or (in a sub-flow) answer.
public enum Step<Page: Sendable, Navigation: Sendable, Answer: Sendable>: Sendable {
    case show(Page, Status)
    case go(Navigation)
    /// Ends a sub-flow. A module that is none has `Never` for an answer and cannot say this.
    case answer(Answer)

    /// Shows a page with nothing to complain about.
    public static func show(_ page: Page) -> Self { .show(page, .ok) }
}

extension Step: Equatable where Page: Equatable, Navigation: Equatable, Answer: Equatable {}
