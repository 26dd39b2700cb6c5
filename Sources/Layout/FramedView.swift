public import AlmanacValues
public import HTML
import Places
public import VIPER

/// A View that shows its pages in the site's frame.
///
/// A Presenter makes the content of its screen, with a `head` that has the page's title; it does not know the frame.
/// The View knows the part of the site that its screen belongs to. The template of the frame
/// (`Templates/Layout/framed.mustache`) has `{{content}}` where the template of the content
/// (`Templates/<Module>/<screen>.mustache`) is written.
public protocol FramedView<Place, Event, Page>: HTMLView where Page: HeadedPage {
    /// The part of the site that the navigation shows as the current one; nil for none.
    var part: Frame.Part? { get }
    /// The style sheet and the other files of the frame.
    var assets: Assets { get }

    /// Whether the header has the search over everything. True by default; false if the content has a search of its
    /// own.
    var hasSearch: Bool { get }

    /// Returns the look of a page that overrides the visitor's; nil, the default, for the visitor's own.
    func look(of page: Page) -> Look?
}

extension FramedView {
    public func look(of _: Page) -> Look? { nil }
    public var hasSearch: Bool { true }
    public var language: PageLanguage { assets.language.page }

    /// Programs that do not read HTML find the other formats of a page in its headers.
    ///
    /// Not those of a search: each of its addresses may have more than 1,000 bytes, and a proxy that limits headers to
    /// 4 KiB, as nginx does, would answer 502. They are in the head of the page.
    public func headers(of page: Page) -> RepresentationHeaders {
        let head = page.head
        return RepresentationHeaders(alternates: head.isListed ? head.alternates + (head.feed.map { [$0] } ?? []) : [])
    }

    public func document(of page: Page) -> any HTMLPage {
        FramedPage(
            frame: Frame(page.head, part: part, look: look(of: page), assets: assets, hasSearch: hasSearch),
            content: page)
    }
}

extension Frame {
    /// Returns the bytes of a page that no View shows: this frame around the content.
    public func rendered(around content: some HTMLPage) -> [UInt8] {
        FramedPage(frame: self, content: content).rendered(in: assets.language.page)
    }
}

/// A page as browsers get it: the frame, and the content of a screen in it.
struct FramedPage<Content: HTMLPage>: Sendable {
    // The frame comes first: its place in memory does then not depend on the type of the content.
    let frame: Frame
    let content: Content
}
