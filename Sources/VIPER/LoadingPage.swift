import HTML

/// Splits a page at its `main` element (HTML allows one), so that its beginning can be sent with the loading
/// state before the content is there.
///
/// What goes out is one document: the frame down to the loading state, then what stands in the final page's
/// `main`, then the frame's end. The style sheet hides a loading state that something follows, so the page
/// needs no script.
struct LoadingPage {
    /// From the document's beginning to the end of the loading state.
    let opening: [UInt8]
    /// From `</main>` on.
    private let closing: [UInt8]

    /// Nil if the page has no `main` element to split at; then it is sent whole, when it is ready.
    init?(_ page: [UInt8]) {
        guard let content = Self.content(of: page) else { return nil }
        opening = Array(page[..<content.upperBound])
        closing = Array(page[content.upperBound...])
    }

    /// What is still to be sent when the visit has come to its end.
    ///
    /// The status has gone out with the beginning, so a failure is shown in the place of the content. A step
    /// that leads elsewhere is a link then, since a redirect would come too late.
    func rest(_ outcome: Outcome<some Sendable>) -> [UInt8] {
        switch outcome {
        case .page(let rendering):
            Self.content(of: rendering.bytes).map { Array(rendering.bytes[$0]) + closing } ?? closing
        case .redirect(let link):
            wayOn(link) + closing
        case .loading, .answer:
            closing
        }
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
