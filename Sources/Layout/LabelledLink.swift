public import AlmanacValues
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

/// A link to a day or to something else with a name, which may be in another language than the page.
public struct NamedLink: Sendable {
    public let name: String
    public let language: String
    public let link: Link

    public init(_ name: LocalizedText, _ link: Link) {
        self.name = name.text
        language = name.language
        self.link = link
    }
}
