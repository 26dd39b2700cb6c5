public import AlmanacValues
public import HTML
import Places

/// The view model of the frame around every page: head, navigation and foot (Templates/Layout/framed.mustache).
public struct Frame: Sendable {
    /// What the page says about itself.
    public let head: PageHead
    /// The class of the root element, for a look that overrides the visitor's; nil to use the visitor's look.
    public let look: String?
    public let assets: Assets
    /// The language of the page: "de", "zh-Hans".
    public let language: String
    /// "rtl" if it is written from right to left; nil otherwise.
    public let direction: String?
    /// The same page in all languages.
    public let versions: [Version]
    /// The list of languages in the foot; nil on a site in one language.
    public let choice: LanguageChoice?
    /// The style sheet of the section; nil if it has none.
    public let sheet: Link?
    /// The style sheet with the visitor's look. It is separate, so that a page has the same bytes for every visitor.
    public let lookSheet: Link
    public let home: Link
    /// The search over everything, in the header; nil where the page itself has a search.
    public let search: SearchForm?
    /// The links to the site's parts, in the navigation.
    public let sections: [Choice]
    /// The links to its other parts, and to the operator's own pages, in the foot.
    public let others: [Choice]

    /// - Parameter hasSearch: whether the header has the search. A page that has a search of its own leaves it out.
    public init(_ head: PageHead, part: Part?, look: Look? = nil, assets: Assets, hasSearch: Bool = true) {
        self.head = head
        self.look = look?.rawValue
        self.assets = assets
        let facts = assets.language.facts
        language = facts.tag
        direction = facts.isRightToLeft ? "rtl" : nil
        versions = head.isListed ? Self.versions(of: head.canonical, in: assets) : []
        choice = Self.languages(of: assets.page ?? Self.home, in: assets)
        sheet = head.sheet.flatMap { assets.sheets[$0] }
        lookSheet = Self.lookSheet
        home = Self.home
        let texts = Self.texts[assets.language]
        search = hasSearch ? texts.search : nil
        sections = texts.first.map { $0.isCurrent(in: part) }
        others =
            texts.last.map { $0.isCurrent(in: part) }
            + assets.operatorLinks.choices(LayoutWords(assets.language))
    }

    // These links are the same on every page, so they are built once.
    private static let lookSheet = Link(Place.look)
    static let home = Link(Place.start)
    private static let texts = PerLanguage { Texts(LayoutWords($0)) }

    /// The texts and links that all pages in a language share.
    private struct Texts {
        let search: SearchForm
        let first: [Entry]
        let last: [Entry]

        init(_ words: LayoutWords) {
            search = SearchForm.almanac(action: Link(Place.search(SearchPlace())), words: words, id: "q-site")
            first = Part.allCases.filter { !$0.isInFoot }.map { Entry($0, words) }
            last = Part.allCases.filter(\.isInFoot).map { Entry($0, words) }
        }
    }

    /// A part with its link.
    private struct Entry {
        let part: Part
        let name: String
        let link: Link

        init(_ part: Part, _ words: LayoutWords) {
            self.part = part
            name = words.name(of: part)
            link = Link(part.place)
        }

        func isCurrent(in current: Part?) -> Choice {
            Choice(label: name, link: link, isCurrent: part == current)
        }
    }
}
