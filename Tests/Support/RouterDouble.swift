public import HTML
import Synchronization
public import VIPER

/// A Router that knows no address: it records the places for which it makes links, and prints each as its own words,
/// such as `/to/year-DE-2026`.
///
/// A test of a Presenter compares links: `page.next?.link == .to(MenuNavigation.year(2027))`. That real places have the
/// right addresses is for the test of the real Router.
public final class RouterDouble<Navigation: Sendable>: Router {
    private let asked = Mutex<[Navigation]>([])

    public init() {}

    /// The places for which links were made, in order.
    public var navigations: [Navigation] { asked.withLock { $0 } }

    public func link(to navigation: Navigation) -> Link {
        asked.withLock { $0.append(navigation) }
        return .to(navigation)
    }
}

extension Link {
    /// Returns the link that a `RouterDouble` makes to a place. Different places have different links.
    public static func to(_ navigation: some Sendable) -> Link {
        Link(segments: ["to", words(of: navigation).joined(separator: "-")])
    }

    /// Returns the names of cases and the values in them, without names of types: `["year", "DE", "2026"]`.
    private static func words(of value: Any) -> [String] {
        let mirror = Mirror(reflecting: value)
        switch mirror.displayStyle {
        case .optional:
            return mirror.children.first.map { words(of: $0.value) } ?? ["nil"]
        case .enum:
            guard let child = mirror.children.first else { return [String(describing: value)] }
            return [child.label ?? ""] + words(of: child.value)
        default:
            if let text = value as? any CustomStringConvertible { return [text.description] }
            return mirror.children.flatMap { words(of: $0.value) }
        }
    }
}
