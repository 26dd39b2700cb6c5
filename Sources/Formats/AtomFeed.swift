/// A feed (RFC 4287). Its type requires what the RFC requires: an id, a title, a time and an author.
///
/// ```swift
/// let feed = AtomFeed(
///     id: TagURI(["quotes"]), title: AtomText("Quotes of the day", language: "en"),
///     updated: AtomTime(year: 2026, month: 11, day: 22), author: "Almanac", entries: entries)
/// let bytes = feed.rendered()
/// ```
/// The media type is `application/atom+xml`. Texts are plain text (`type="text"`); a reader shows markup in them as it
/// is written.
public struct AtomFeed: Hashable, Sendable {
    /// The permanent id of the feed, wherever it is served.
    public var id: TagURI
    public var title: AtomText
    public var subtitle: AtomText?
    /// When an entry was last added or changed in a way that readers should notice.
    public var updated: AtomTime
    /// The name of the publisher.
    public var author: String
    /// The feed itself (`rel` "self") should be among them, if its address is known. Of links with `rel` "alternate" and
    /// the same media type and language, only the first is written (RFC 4287, section 4.1.1).
    public var links: [AtomLink]
    /// Newest first, as readers show them.
    public var entries: [AtomEntry]

    public init(
        id: TagURI, title: AtomText, subtitle: AtomText? = nil, updated: AtomTime, author: String,
        links: [AtomLink] = [], entries: [AtomEntry]
    ) {
        self.id = id
        self.title = title
        self.subtitle = subtitle
        self.updated = updated
        self.author = author
        self.links = links
        self.entries = entries
    }

    /// Returns the UTF-8 bytes of the document.
    public func rendered() -> [UInt8] {
        XMLElement.document("feed", namespace: "http://www.w3.org/2005/Atom") { feed in
            feed.element("id", id.description)
            feed.write("title", title)
            if let subtitle { feed.write("subtitle", subtitle) }
            feed.element("updated", updated.description)
            feed.element("author") { $0.element("name", author) }
            feed.write(links)
            for entry in entries { feed.element("entry") { entry.write(into: &$0) } }
        }
    }
}

/// One entry of a feed.
public struct AtomEntry: Hashable, Sendable {
    /// The permanent id of the entry. Readers show an entry with a new id as a new one.
    public var id: TagURI
    public var title: AtomText
    /// When the entry last changed in a way that readers should notice.
    public var updated: AtomTime
    /// When the entry was first published; nil if that is not known.
    public var published: AtomTime?
    /// The name of the entry's author; nil if it is the feed's.
    public var author: String?
    public var links: [AtomLink]
    public var content: AtomText

    public init(
        id: TagURI, title: AtomText, updated: AtomTime, published: AtomTime? = nil, author: String? = nil,
        links: [AtomLink] = [], content: AtomText
    ) {
        self.id = id
        self.title = title
        self.updated = updated
        self.published = published
        self.author = author
        self.links = links
        self.content = content
    }

    fileprivate func write(into entry: inout XMLElement) {
        entry.element("id", id.description)
        entry.write("title", title)
        entry.element("updated", updated.description)
        entry.element("published", published?.description)
        if let author { entry.element("author") { $0.element("name", author) } }
        entry.write(links)
        entry.write("content", content)
    }
}

extension XMLElement {
    fileprivate mutating func write(_ name: String, _ text: AtomText) {
        element(name) { element in
            element.attribute("type", "text")
            element.attribute("xml:lang", text.language)
            element.text(text.text)
        }
    }

    fileprivate mutating func write(_ links: [AtomLink]) {
        var alternates: [AtomLink] = []
        for link in links {
            if link.relation == .alternate {
                let isRepeated = alternates.contains {
                    $0.mediaType == link.mediaType && $0.language == link.language
                }
                if isRepeated { continue }
                alternates.append(link)
            }
            element("link") { element in
                element.attribute("rel", link.relation.rawValue)
                element.attribute("type", link.mediaType)
                element.attribute("hreflang", link.language)
                element.attribute("href", link.address)
            }
        }
    }
}
