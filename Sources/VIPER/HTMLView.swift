public import HTML

/// A View that renders its page through a compiled template: all there is left to write is `event(from:)`.
public protocol HTMLView<Place, Event, Page>: View where Page: HTMLPage {}

extension HTMLView {
    public var mediaType: String { MediaType.html }

    public func render(_ page: Page) -> [UInt8] { page.rendered() }
}

extension HTMLPage {
    /// The page's bytes.
    public func rendered() -> [UInt8] {
        // Most pages fit; growing costs a copy, and a page too large costs nothing.
        var writer = HTMLWriter(capacity: 32_768)
        write(into: &writer)
        return writer.bytes
    }
}

/// Media types of what Views render, with their charsets.
public enum MediaType {
    public static let html = "text/html; charset=utf-8"
    public static let svg = "image/svg+xml; charset=utf-8"
}
