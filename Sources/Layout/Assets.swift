public import HTML

/// What all pages have in common: where style sheet, script and icon are (fingerprinted addresses, so that a browser
/// may keep them for ever), and whom the pages owe their facts to.
public struct Assets: Sendable {
    public let styles: Link
    public let script: Link
    public let icon: Link
    /// A sentence for each source.
    public let credits: [String]

    public init(styles: Link, script: Link, icon: Link, credits: Credits = Credits()) {
        self.styles = styles
        self.script = script
        self.icon = icon
        self.credits = credits.sentences
    }
}
