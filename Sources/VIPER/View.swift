/// One way to show a screen: decodes a visit into an event, and renders a view model into bytes.
///
/// A View is passive: no logic, no entity, no input or output. One Presenter may have many Views; which one
/// answers is a matter of the address (an extension, a fragment), and nothing else changes.
public protocol View<Place, Event, Page>: Sendable {
    associatedtype Place: Sendable
    associatedtype Event: Sendable
    associatedtype Page: Sendable

    /// Media type of what `render` makes, with its charset: `text/html; charset=utf-8`.
    var mediaType: String { get }

    /// Media type of what `render` makes of this page, where that depends on the page; `mediaType` if it does not.
    func mediaType(of page: Page) -> String

    /// What the visitor meant. Decodes only; whether it makes sense is the Interactor's to say.
    func event(from visit: Visit<Place>) -> Event

    /// The bytes for a view model.
    func render(_ page: Page) -> [UInt8]
}

extension View {
    public func mediaType(of _: Page) -> String { mediaType }
}
