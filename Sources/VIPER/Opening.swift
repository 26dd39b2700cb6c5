public import HTML

/// The beginning of a page, up to the end of its loading state, which is sent before the content is ready.
///
/// The response is one document: the opening, then the content of the final page, then the end of the frame. The style
/// sheet hides a loading state that is followed by something, so the page needs no script.
public struct Opening: Sendable {
    public let mediaType: String
    /// The bytes from the start of the document to the end of the loading state.
    public let bytes: [UInt8]
    /// How many of the bytes come before the content.
    package let contentStart: Int
    /// The content before the loading state. The content of the final page usually begins with it.
    private let lead: [UInt8]
    /// The bytes after the content.
    private let closing: [UInt8]

    /// How many bytes of the rest come after the content.
    package var closingCount: Int { closing.count }

    /// Nil if the page has no loading state. The final page is then sent whole, when it is ready.
    public init?(_ page: Rendering) {
        let marks = page.marks
        guard let content = marks.contentStart, let state = marks.loadingStart, let end = marks.loadingEnd,
            let contentEnd = marks.contentEnd, content <= state, state <= end, end <= contentEnd
        else { return nil }
        mediaType = page.mediaType
        bytes = Array(page.bytes[..<end])
        contentStart = content
        lead = Array(page.bytes[content..<state])
        closing = Array(page.bytes[contentEnd...])
    }

    /// Returns the bytes to send once the visit has ended; nil stands for a visit that failed.
    ///
    /// The status was sent with the opening, so a failure is shown in place of the content. A redirect would come too
    /// late, so a step that leads elsewhere becomes a link.
    ///
    /// - Parameters:
    ///   - outcome: that of the visit.
    ///   - linkText: the text of such a link, in the language of the page; nil for its address.
    ///   - language: the language of the page.
    public func rest(
        _ outcome: Outcome<some Sendable>?, linkText: String? = nil, in language: PageLanguage = .only
    ) -> [UInt8] {
        switch outcome {
        case .page(let page): content(of: page) + closing
        case .redirect(let link): wayOn(link, linkText, language) + closing
        case .answer, nil: closing
        }
    }

    /// Returns the content of the final page without the part that was sent with the opening. If it begins differently
    /// (such as a failure with its own heading), returns all of it.
    private func content(of page: Rendering) -> ArraySlice<UInt8> {
        guard let start = page.marks.contentStart, let end = page.marks.contentEnd, start <= end else { return [] }
        let content = page.bytes[start..<end]
        return content.starts(with: lead) ? content.dropFirst(lead.count) : content
    }

    private func wayOn(_ link: Link, _ text: String?, _ language: PageLanguage) -> [UInt8] {
        var writer = HTMLWriter(capacity: 128, language: language)
        writer.literal("<p><a href=\"")
        writer.link(link)
        writer.literal("\">")
        writer.text(text ?? link.address(in: language))
        writer.literal("</a></p>\n")
        return writer.bytes
    }
}
