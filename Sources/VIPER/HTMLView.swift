public import HTML

/// A View that renders its page through a compiled template. Only `event(from:)` is left to implement.
public protocol HTMLView<Place, Event, Page>: View where Page: HTMLPage {
    /// Returns what is rendered: the page itself by default. A View that shows its pages in a frame returns that.
    func document(of page: Page) -> any HTMLPage
}

extension HTMLView {
    public var mediaType: String { MediaType.html }

    public func document(of page: Page) -> any HTMLPage { page }

    public func render(_ page: Page) -> [UInt8] { document(of: page).rendered() }

    public func marked(_ page: Page) -> (bytes: [UInt8], marks: PageMarks) { document(of: page).marked() }
}

extension HTMLPage {
    /// Returns the page's bytes, rendered through its template.
    public func rendered() -> [UInt8] { marked().bytes }

    /// Returns the page's bytes, and the positions that its template marks.
    func marked() -> (bytes: [UInt8], marks: PageMarks) {
        // Most pages fit. Growing costs a copy, while unused capacity costs nothing.
        HTMLWriter.write(capacity: 98_304) { write(into: &$0) }
    }
}

/// The media types of rendered pages, with their charsets.
public enum MediaType {
    public static let html = "text/html; charset=utf-8"
    public static let svg = "image/svg+xml; charset=utf-8"
}
