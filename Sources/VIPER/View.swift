public import HTML

/// One representation of a screen: decodes a visit into an event, and renders a view model into bytes.
///
/// A View is passive: it has no logic, no entities, and no input or output. One Presenter may have many Views. The
/// address selects one of them (by an extension or a fragment), and nothing else changes.
public protocol View<Place, Event, Page>: Sendable {
    associatedtype Place: Sendable
    associatedtype Event: Sendable
    associatedtype Page: Sendable

    /// The media type of rendered pages, with its charset: `text/html; charset=utf-8`.
    var mediaType: String { get }

    /// Returns the media type of this page, where that depends on the page; `mediaType` by default.
    func mediaType(of page: Page) -> String

    /// Returns the headers that describe this page: other formats of it, a name to save it under. None by default.
    func headers(of page: Page) -> RepresentationHeaders

    /// Decodes a visit into an event. The Interactor decides whether the event makes sense.
    func event(from visit: Visit<Place>) -> Event

    /// Returns the bytes of a view model.
    func render(_ page: Page) -> [UInt8]

    /// Returns the bytes of a view model, and the positions at which they can be sent in two parts. By default there
    /// are none.
    func marked(_ page: Page) -> (bytes: [UInt8], marks: PageMarks)
}

extension View {
    public func mediaType(of _: Page) -> String { mediaType }

    public func headers(of _: Page) -> RepresentationHeaders { RepresentationHeaders() }

    public func marked(_ page: Page) -> (bytes: [UInt8], marks: PageMarks) { (render(page), PageMarks()) }
}
