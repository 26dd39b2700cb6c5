import HTML

/// Splits a page at its loading state, an element `<p class="loading"…>` in the place of the content, so that
/// all before it can be sent before the content is there.
///
/// What goes out is one document: the loading page up to the end of that element, then what the final page has
/// from there on. The style sheet hides a loading state that something follows, so the page needs no script.
struct LoadingPage {
    /// From the document's beginning to the end of the loading state.
    let opening: [UInt8]
    /// All before the loading state: what a final page begins with, if it stands in the same frame.
    private let shared: [UInt8]
    /// From `</main>` on.
    private let closing: [UInt8]

    private static let marker = Array("<p class=\"loading\"".utf8)

    /// Nil if the page shows no loading state; then it is sent whole, when it is ready.
    init?(_ page: [UInt8]) {
        guard let state = page.firstRange(of: Self.marker),
            let end = page[state.upperBound...].firstRange(of: Array("</p>".utf8)),
            let content = Self.content(of: page)
        else { return nil }
        opening = Array(page[..<end.upperBound])
        shared = Array(page[..<state.lowerBound])
        closing = Array(page[content.upperBound...])
    }

    /// What is still to be sent when the visit has come to its end.
    ///
    /// The status has gone out with the beginning, so a failure is shown in the place of the content. A step
    /// that leads elsewhere is a link then, since a redirect would come too late.
    func rest(_ outcome: Outcome<some Sendable>) -> [UInt8] {
        switch outcome {
        case .page(let rendering): rest(rendering.bytes)
        case .redirect(let link): wayOn(link) + closing
        case .loading, .answer: closing
        }
    }

    /// A page that begins differently (a failure with a title of its own) gives what is in its `main`.
    private func rest(_ page: [UInt8]) -> [UInt8] {
        guard !page.starts(with: shared) else { return Array(page[shared.count...]) }
        return Self.content(of: page).map { Array(page[$0]) + closing } ?? closing
    }

    private func wayOn(_ link: Link) -> [UInt8] {
        var writer = HTMLWriter(capacity: 128)
        writer.literal("<p><a href=\"")
        writer.link(link)
        writer.literal("\">Continue</a></p>\n")
        return writer.bytes
    }

    /// The bytes between `<main …>` and `</main>`.
    ///
    /// Searched as bytes: in text and attributes `<` is escaped, so the first `<main` is the element.
    private static func content(of page: [UInt8]) -> Range<Int>? {
        guard let start = page.firstRange(of: Array("<main".utf8)),
            let open = page[start.upperBound...].firstIndex(of: UInt8(ascii: ">")),
            let end = page[open...].firstRange(of: Array("</main>".utf8))
        else { return nil }
        return (open + 1)..<end.lowerBound
    }
}
