public import Almanac
public import HTML
import Places

/// The view model of the frame around every page: head, navigation and foot (Templates/Layout/framed.mustache).
public struct Frame: Sendable {
    /// What the page says about itself.
    public let head: PageHead
    /// The class of the root element, for a look that overrides the visitor's; nil to use the visitor's look.
    public let look: String?
    public let assets: Assets
    /// The style sheet with the visitor's look. It is separate, so that a page has the same bytes for every visitor.
    public let lookSheet: Link
    public let home: Link
    public let developers: Link
    public let sections: [Section]

    /// A link in the navigation to one of the site's parts.
    public struct Section: Sendable {
        public let name: String
        public let link: Link
        public let isCurrent: Bool
    }

    /// The part of the site that a page belongs to.
    public enum Part: Sendable, CaseIterable {
        case holidays, quotes, people, sides, options
    }

    public init(_ head: PageHead, part: Part?, look: Look? = nil, assets: Assets) {
        self.head = head
        self.look = look?.rawValue
        self.assets = assets
        lookSheet = Self.lookSheet
        home = Self.home
        developers = Self.developers
        sections = Self.parts.map { candidate in
            Section(name: candidate.part.name, link: candidate.link, isCurrent: candidate.part == part)
        }
    }

    // These links are the same on every page, so they are built once.
    private static let lookSheet = Link(Place.look)
    private static let home = Link(Place.start)
    private static let developers = Link(Place.developers(.page))
    private static let parts = Part.allCases.map { (part: $0, link: Link($0.place)) }
}

extension Frame.Part {
    var name: String {
        switch self {
        case .holidays: "Holidays"
        case .quotes: "Quotes"
        case .people: "People"
        case .sides: "Sides"
        case .options: "Options"
        }
    }

    var place: Place {
        switch self {
        case .holidays: .holidays(.list(.choose))
        case .quotes: .quotes(.list(.draw(nil)))
        case .people: .people(.list(search: ""))
        case .sides: .light(LightPlace())
        case .options: .options(.form)
        }
    }
}
