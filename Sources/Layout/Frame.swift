public import Almanac
public import HTML

/// The view model of what stands around every page: head, navigation and foot (Templates/Layout/_frame).
public struct Frame: Sendable {
    public let title: String
    /// For `<meta name="description">`; nil where there is nothing to say to a search engine.
    public let description: String?
    /// The one address of this page; nil for a page that has none, such as an error.
    public let canonical: Link?
    /// False keeps search engines from listing a page (errors, search results).
    public let isListed: Bool
    /// A look that the page has whatever its visitor's: a class of the root element. Nil for the visitor's own.
    public let look: String?
    public let assets: Assets
    /// The visitor's look, as a style sheet: pages are the same bytes for everybody.
    public let lookSheet: Link
    public let home: Link
    public let sections: [Section]

    /// One of the site's parts in the navigation.
    public struct Section: Sendable {
        public let name: String
        public let link: Link
        public let isCurrent: Bool
    }

    /// The part of the site that a page belongs to.
    public enum Part: Sendable, CaseIterable {
        case holidays, quotes, people, sides, greeting, options
    }

    public init(
        title: String, description: String? = nil, canonical: Link? = nil, isListed: Bool = true,
        part: Part?, look: Look? = nil, assets: Assets
    ) {
        self.title = title
        self.description = description
        self.canonical = canonical
        self.isListed = isListed
        self.look = look?.rawValue
        self.assets = assets
        lookSheet = Self.lookSheet
        home = Self.home
        sections = Self.parts.map { candidate in
            Section(name: candidate.part.name, link: candidate.link, isCurrent: candidate.part == part)
        }
    }

    // The same on every page, so they are printed once.
    private static let lookSheet = Link(Place.look)
    private static let home = Link(Place.start)
    private static let parts = Part.allCases.map { (part: $0, link: Link($0.place)) }
}

extension Frame.Part {
    var name: String {
        switch self {
        case .holidays: "Holidays"
        case .quotes: "Quotes"
        case .people: "People"
        case .sides: "Sides"
        case .greeting: "Greeting"
        case .options: "Options"
        }
    }

    var place: Place {
        switch self {
        case .holidays: .holidays(.list(.choose))
        case .quotes: .quotes(.draw(nil))
        case .people: .people(.list(search: ""))
        case .sides: .side(SidePlace(.light))
        case .greeting: .greeting(isShown: false)
        case .options: .options(.form)
        }
    }
}
