public import HTML

/// A link with its words, where nothing else belongs to it.
public struct LabelledLink: Sendable {
    public let label: String
    public let link: Link

    public init(label: String, link: Link) {
        self.label = label
        self.link = link
    }
}
