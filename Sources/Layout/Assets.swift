public import AlmanacValues
public import HTML

/// The links to the style sheets, the script and the icon, and the credits, which are the same on all pages.
///
/// The links are fingerprinted, so that a browser may cache the files indefinitely.
public struct Assets: Sendable {
    public let styles: Link
    public let script: Link
    public let icon: Link
    /// The style sheets of single sections.
    public let sheets: [Sheet: Link]
    /// The credits in the foot of every page: one sentence for each source.
    public private(set) var credits: [String]
    /// The credit that the licence of a second source requires on every page; nil without such a source.
    public private(set) var licensed: LicensedCredit?
    /// The language of the page.
    public private(set) var language = Language.english
    /// The languages of the site, in the order in which visitors choose between them.
    public var languages = [Language.english]
    /// The address of the page; nil for an error page, which has none of its own.
    public var page: Link?
    /// The site's public address, without a path; nil if the operator set none.
    public var base: Link?
    /// The operator's own pages, in the foot.
    public var operatorLinks = OperatorLinks()
    /// Whether a server shows the page. A site of files cannot take forms.
    public var isServed = true
    /// The trace of the visit that made the page; nil unless the site is in development.
    public var trace: Link?

    public init(styles: Link, script: Link, icon: Link, sheets: [Sheet: Link] = [:], credits: Credits = Credits()) {
        self.styles = styles
        self.script = script
        self.icon = icon
        self.sheets = sheets
        sources = credits
        self.credits = credits.sentences(.english)
        licensed = credits.licensed(.english)
    }

    /// The sources that the credits name.
    private let sources: Credits

    /// Returns the assets of pages in a language.
    public func speaking(_ language: Language) -> Assets {
        var assets = self
        assets.language = language
        assets.credits = sources.sentences(language)
        assets.licensed = sources.licensed(language)
        return assets
    }
}
