public import HTML

/// A View that renders its page through a compiled template. Only `event(from:)` is left to implement.
public protocol HTMLView<Place, Event, Page>: View where Page: HTMLPage {
    /// Returns what is rendered: the page itself by default. A View that shows its pages in a frame returns that.
    func document(of page: Page) -> any HTMLPage

    /// The language of its pages; by default the only one of the site.
    var language: PageLanguage { get }
}

extension HTMLView {
    public var mediaType: String { MediaType.html }

    public func document(of page: Page) -> any HTMLPage { page }

    public var language: PageLanguage { .only }

    public func render(_ page: Page) -> [UInt8] { document(of: page).rendered(in: language) }

    public func marked(_ page: Page) -> (bytes: [UInt8], marks: PageMarks) { document(of: page).marked(in: language) }
}

extension HTMLPage {
    /// Returns the page's bytes, rendered through its template.
    ///
    /// - Parameter language: the language of its words, and of the addresses in it.
    public func rendered(in language: PageLanguage = .only) -> [UInt8] { marked(in: language).bytes }

    /// Returns the page's bytes, and the positions that its template marks.
    func marked(in language: PageLanguage) -> (bytes: [UInt8], marks: PageMarks) {
        // Most pages fit. Growing costs a copy, while unused capacity costs nothing.
        HTMLWriter.write(capacity: 98_304, language: language) { write(into: &$0) }
    }
}

/// The media types of rendered pages, with their charsets.
public enum MediaType {
    public static let html = "text/html; charset=utf-8"
    public static let svg = "image/svg+xml; charset=utf-8"
}
