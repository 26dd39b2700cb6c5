public import HTML
public import VIPER

/// What a page says about itself, whatever it is shown in: a frame for people, or a feed.
public struct PageHead: Sendable {
    public let title: String
    /// One or two sentences for search engines; nil if the page has none.
    public let description: String?
    /// The page's canonical address; nil for a page without one, such as an error.
    public let canonical: Link?
    /// The same facts in formats for programs.
    public let alternates: [Alternate]
    /// A feed of changes; nil if the page has none.
    public let feed: Alternate?
    /// Whether search engines may list the page: false for errors and search results.
    public let isListed: Bool
    /// The style sheet of the section, beside that of all pages; nil if the section has none.
    public let sheet: Sheet?

    public init(
        title: String, description: String? = nil, canonical: Link? = nil, alternates: [Alternate] = [],
        feed: Alternate? = nil, isListed: Bool = true, sheet: Sheet? = nil
    ) {
        self.title = title
        self.description = description
        self.canonical = canonical
        self.alternates = alternates
        self.feed = feed
        self.isListed = isListed
        self.sheet = sheet
    }
}

/// A view model that can be shown in the frame: the content of its screen, and its head.
public protocol HeadedPage: Sendable {
    var head: PageHead { get }
}

/// A page that shows its heading, and the links that are already known, while its content is being fetched
/// (Templates/Layout/_opening.mustache).
public protocol AwaitedPage: HeadedPage {
    var heading: String { get }
    /// "Loading", shown until the content is ready.
    var loading: String? { get }
}

extension AwaitedPage {
    public var isLoading: Bool { loading != nil }
}
