public import HTML

/// The link from a detail page back to the list it belongs to.
public struct BackLink: Sendable {
    public let label: String
    public let link: Link

    public init(label: String, link: Link) {
        self.label = label
        self.link = link
    }
}
