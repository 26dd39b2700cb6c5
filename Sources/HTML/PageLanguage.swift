import PlainBytes

/// The language of a page, on a site that speaks several.
public struct PageLanguage: Hashable, Sendable {
    /// Its position in the site's own list; 0 for a site in one language.
    public let index: Int
    /// What the addresses of pages in this language begin with, such as "/de"; empty if they begin with nothing.
    public let path: String

    /// - Parameters:
    ///   - index: the position in the site's own list.
    ///   - segment: the first segment of its addresses, unencoded; nil for none.
    public init(index: Int, segment: String? = nil) {
        self.index = index
        let segment = segment.flatMap { $0.utf8.isEmpty ? nil : $0 }
        path = segment.map { Link(segments: [$0]).description } ?? ""
    }

    /// The only language of a site.
    public static let only = PageLanguage(index: 0)
}

extension Link {
    /// Returns a link to the same place in a fixed language, regardless of the language of the page that contains the
    /// link.
    ///
    /// - Parameters:
    ///   - language: the language of the page to which it leads.
    ///   - base: an address without a path, such as `https://almanac.example`; nil for a path alone.
    public func settled(in language: PageLanguage, base: Link? = nil) -> Link {
        Link((base?.description ?? "") + address(in: language), needsEscaping: needsEscaping)
    }
}
