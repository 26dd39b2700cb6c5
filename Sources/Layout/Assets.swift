public import HTML

/// Where the page's style sheet, script and icon are: fingerprinted addresses, so that a browser may keep
/// them for ever.
public struct Assets: Sendable {
    public let styles: Link
    public let script: Link
    public let icon: Link

    public init(styles: Link, script: Link, icon: Link) {
        self.styles = styles
        self.script = script
        self.icon = icon
    }
}
