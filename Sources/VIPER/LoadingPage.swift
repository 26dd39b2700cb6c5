import HTML

/// Splits a page at its loading state, an element `<p class="loading"…>` in place of the content, so that everything
/// before it can be sent before the content is ready.
///
/// The response is one document: the loading page up to the end of that element, then the rest of the final page from
/// that point on. The style sheet hides a loading state that is followed by something, so the page needs no script.
struct LoadingPage {
    /// The bytes from the start of the document to the end of the loading state.
    let opening: [UInt8]
    /// The bytes before the loading state. A final page with the same frame begins with them.
    private let shared: [UInt8]
    /// The bytes from `</main>` on.
    private let closing: [UInt8]

    private static let marker = Array("<p class=\"loading\"".utf8)

    /// Nil if the page has no loading state. The final page is then sent whole, when it is ready.
    init?(_ page: [UInt8]) {
        guard let state = page.firstRange(of: Self.marker),
            let end = page[state.upperBound...].firstRange(of: Array("</p>".utf8)),
            let content = Self.content(of: page)
        else { return nil }
        opening = Array(page[..<end.upperBound])
        shared = Array(page[..<state.lowerBound])
        closing = Array(page[content.upperBound...])
    }

    /// Returns the bytes to send once the visit has ended.
    ///
    /// The status was sent with the opening, so a failure is shown in place of the content. A redirect would come too
    /// late, so a step that leads elsewhere becomes a link.
    func rest(_ outcome: Outcome<some Sendable>) -> [UInt8] {
        switch outcome {
        case .page(let rendering): rest(rendering.bytes)
        case .redirect(let link): wayOn(link) + closing
        case .loading, .answer: closing
        }
    }

    /// Returns the rest of the final page. If it begins differently from the loading page (such as a failure with its
    /// own title), returns the content of its `main` and the closing bytes.
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

    /// Returns the range of the bytes between `<main …>` and `</main>`.
    ///
    /// Searches bytes: `<` is escaped in text and attributes, so the first `<main` is the element.
    private static func content(of page: [UInt8]) -> Range<Int>? {
        guard let start = page.firstRange(of: Array("<main".utf8)),
            let open = page[start.upperBound...].firstIndex(of: UInt8(ascii: ">")),
            let end = page[open...].firstRange(of: Array("</main>".utf8))
        else { return nil }
        return (open + 1)..<end.lowerBound
    }
}
