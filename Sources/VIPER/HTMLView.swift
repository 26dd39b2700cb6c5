public import HTML

/// A View that renders its page through a compiled template. Only `event(from:)` is left to implement.
public protocol HTMLView<Place, Event, Page>: View where Page: HTMLPage {}

extension HTMLView {
    public var mediaType: String { MediaType.html }

    public func render(_ page: Page) -> [UInt8] { page.rendered() }

    public func marked(_ page: Page) -> (bytes: [UInt8], marks: PageMarks) { page.marked() }
}

extension HTMLPage {
    /// Returns the page's bytes, rendered through its template.
    public func rendered() -> [UInt8] { marked().bytes }

    /// Returns the page's bytes, and the positions that its template marks.
    public func marked() -> (bytes: [UInt8], marks: PageMarks) {
        // Most pages fit. Growing costs a copy, while unused capacity costs nothing.
        var writer = HTMLWriter(capacity: 32_768)
        write(into: &writer)
        return (writer.bytes, writer.marks)
    }
}

/// The media types of rendered pages, with their charsets.
public enum MediaType {
    public static let html = "text/html; charset=utf-8"
    public static let svg = "image/svg+xml; charset=utf-8"
}
