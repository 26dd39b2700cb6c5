public import AlmanacValues
public import HTML

/// How far a list can be trusted: the gaps in what is known of its year, and the authorities for the rest.
public struct KnowledgeSection: Sendable {
    /// "School holidays are known until 10 September 2029. Later ones are not announced yet."
    public let notices: [String]
    public let authorities: [AuthorityLine]

    /// "Public holidays follow: Code du travail"
    public struct AuthorityLine: Sendable {
        public let text: String
        public let sources: [AuthoritySource]
    }

    public struct AuthoritySource: Sendable {
        /// "; " before every source but the first.
        public let separator: String
        public let title: String
        /// Nil if the authority has no address.
        public let page: LabelledLink?
    }

    /// - Parameters:
    ///   - isEmpty: whether the list is empty, and says why in a sentence of its own.
    ///   - link: links to a page of another site.
    public init?(
        _ knowledge: [YearKnowledge], of year: Int, in place: PlaceName, isEmpty: Bool, words: some Words,
        link: (ExternalPage) -> Link
    ) {
        // An empty list says this itself.
        let told = knowledge.first.flatMap { first in
            isEmpty && [.notAnnounced, .noData].contains(first.state) ? words.gap(first, in: year, of: place) : nil
        }
        notices = knowledge.compactMap { words.gap($0, in: year, of: place) }.filter { $0 != told }
        authorities = knowledge.filter { !$0.authorities.isEmpty }.map { known in
            AuthorityLine(text: words.authority(known), sources: Self.sources(known, link))
        }
        if notices.isEmpty, authorities.isEmpty { return nil }
    }

    private static func sources(_ known: YearKnowledge, _ link: (ExternalPage) -> Link) -> [AuthoritySource] {
        known.authorities.enumerated().map { index, authority in
            AuthoritySource(
                separator: index == 0 ? "" : "; ", title: authority.title,
                page: authority.address.flatMap { ExternalPage($0) }.map {
                    LabelledLink(label: authority.title, link: link($0))
                })
        }
    }
}
