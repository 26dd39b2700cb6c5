/// Turns an event into questions to the Interactor, and what comes back into what to show or where to go.
///
/// All formatting is here; there is no HTML, no address and no server. A Presenter is a value that lives for
/// one visit.
public protocol Presenter<Event, Page, Navigation, Answer>: Sendable {
    /// What a visitor can do on this screen.
    associatedtype Event: Sendable
    /// The view model: texts ready to be shown.
    associatedtype Page: Sendable
    /// Where this screen can lead. `Never` for one that leads nowhere by itself.
    associatedtype Navigation: Sendable = Never
    /// What this screen answers to whoever opened it as a sub-flow.
    associatedtype Answer: Sendable = Never

    /// The page to show while `handle` takes its time, in the frame that the final page will have; nil for a
    /// screen that shows nothing before it shows all, which is the default.
    func loading(_ event: Event) -> Page?

    func handle(_ event: Event) async -> Step<Page, Navigation, Answer>
}

extension Presenter {
    public func loading(_: Event) -> Page? { nil }
}
