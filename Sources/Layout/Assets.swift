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
    public let credits: [String]
    /// The language of the page.
    public var language = Language.english
    /// The trace of the visit that made the page; nil unless the site is in development.
    public var trace: Link?

    public init(styles: Link, script: Link, icon: Link, sheets: [Sheet: Link] = [:], credits: Credits = Credits()) {
        self.styles = styles
        self.script = script
        self.icon = icon
        self.sheets = sheets
        self.credits = credits.sentences
    }
}
