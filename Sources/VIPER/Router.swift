public import HTML

/// An address that a Router printed, opaque to every other part.
///
/// A file that imports only `VIPER` can pass a link on, from the Router to the view model. It cannot make one or read
/// its address: the members of `HTML.Link` are visible only to files that import `HTML`, as Routers and templates do.
/// The compiler holds a target to this if it is built with the upcoming feature `MemberImportVisibility`.
public typealias Link = HTML.Link

/// Turns the places to which a screen leads into addresses. No other part of a module knows addresses.
///
/// A Router also creates its module. The protocol does not say how, since each screen needs different services.
public protocol Router<Navigation>: Sendable {
    /// The places to which the screen can lead.
    associatedtype Navigation: Sendable

    /// Returns the address of a place.
    func link(to navigation: Navigation) -> Link
}

/// The Router of a screen that leads nowhere. A Presenter without navigation has it unless it declares another.
public struct NoRouter: Router {
    public init() {}

    public func link(to _: Never) -> Link {}
}

extension Presenter where Routing == NoRouter {
    public var router: NoRouter { NoRouter() }
}
