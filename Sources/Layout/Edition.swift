public import AlmanacValues
public import HTML
import Places

/// What records need to know of the site that publishes them.
public struct Edition: Hashable, Sendable {
    /// The site's public address without a slash at the end, such as "https://almanac.example"; nil if the operator set
    /// none.
    public let base: String?
    /// The interfaces of other services that the site answers.
    public let interfaces: Set<Interface>
    /// The language of the pages that records link to.
    public var language = Language.english

    public init(base: String? = nil, interfaces: Set<Interface> = Set(Interface.allCases)) {
        self.base = base
        self.interfaces = interfaces
    }

    /// Returns the link with scheme and host; nil without a public address.
    public func absolute(_ link: Link) -> String? { base.map { $0 + link.address(in: language.page) } }

    /// Returns the link to a calendar that programs subscribe to: with scheme and host, and `webcal` in place of `https`.
    /// Nil without a public address.
    public func subscription(to calendar: Link) -> Link? {
        guard let address = absolute(calendar), let scheme = address.firstIndex(of: ":") else { return nil }
        return Link(external: "webcal\(address[scheme...])")
    }
}
