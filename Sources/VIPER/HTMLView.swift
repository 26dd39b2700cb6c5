public import HTML

/// A View that renders its page through a compiled template. Only `event(from:)` is left to implement.
public protocol HTMLView<Place, Event, Page>: View where Page: HTMLPage {}

extension HTMLView {
    public var mediaType: String { MediaType.html }

    public func render(_ page: Page) -> [UInt8] { page.rendered() }
}

extension HTMLPage {
    /// Returns the page's bytes, rendered through its template.
    public func rendered() -> [UInt8] {
        // Most pages fit. Growing costs a copy, while unused capacity costs nothing.
        var writer = HTMLWriter(capacity: 32_768)
        write(into: &writer)
        return writer.bytes
    }
}

/// The media types of rendered pages, with their charsets.
public enum MediaType {
    public static let html = "text/html; charset=utf-8"
    public static let svg = "image/svg+xml; charset=utf-8"
}
