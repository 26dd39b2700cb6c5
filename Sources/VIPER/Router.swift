public import HTML

/// Turns the places to which a screen leads into addresses. No other part of a module knows addresses.
///
/// A Router also creates its module. The protocol does not say how, since each screen needs different services.
public protocol Router<Navigation>: Sendable {
    /// The places to which the screen can lead.
    associatedtype Navigation: Sendable

    /// Returns the address of a place.
    func link(to navigation: Navigation) -> Link
}
