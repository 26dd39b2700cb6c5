public import HTML

/// One of several links that exclude each other, such as the years of a list or the parts of the site.
public struct Choice: Sendable {
    public let label: String
    public let link: Link
    /// Whether the page shows this one.
    public let isCurrent: Bool

    public init(label: String, link: Link, isCurrent: Bool) {
        self.label = label
        self.link = link
        self.isCurrent = isCurrent
    }
}
