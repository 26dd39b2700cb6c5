public import HTML

/// The operator's own pages, on this site or another, which the foot of every page links to. Some countries require
/// them.
public struct OperatorLinks: Sendable {
    /// Who runs the site.
    public var imprint: Link?
    /// What is done with visitors' data.
    public var privacy: Link?
    /// How to reach the operator.
    public var contact: Link?

    public init(imprint: Link? = nil, privacy: Link? = nil, contact: Link? = nil) {
        self.imprint = imprint
        self.privacy = privacy
        self.contact = contact
    }

    /// The links with their names, in the order of the foot.
    func choices(_ words: LayoutWords) -> [Choice] {
        [(imprint, words.imprint), (privacy, words.privacyNotice), (contact, words.contact)].compactMap { link, name in
            link.map { Choice(label: name, link: $0, isCurrent: false) }
        }
    }
}
