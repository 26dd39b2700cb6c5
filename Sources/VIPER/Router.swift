public import HTML

/// Turns where a screen leads into addresses. The only part of a module that knows any.
///
/// A Router also creates its module; how, is its own affair, since each screen needs different services.
public protocol Router<Navigation>: Sendable {
    associatedtype Navigation: Sendable

    func link(to navigation: Navigation) -> Link
}
