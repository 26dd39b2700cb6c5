public import HTML
public import VIPER

/// What a visitor got: the outcome of a visit in parts that a test can compare.
public struct RecordedVisit<Answer: Sendable>: Sendable {
    /// The two parts of a page that was sent with its loading state first.
    public struct Loading: Hashable, Sendable {
        /// What the visitor sees while the Presenter is at work.
        public let opening: [UInt8]
        /// What follows in the same response.
        public let rest: [UInt8]
        /// The positions of the content in both parts together: the loading state, and what followed it. Nil if unknown.
        public let content: Range<Int>?

        public init(opening: [UInt8], rest: [UInt8], content: Range<Int>? = nil) {
            self.opening = opening
            self.rest = rest
            self.content = content
        }
    }

    /// How the visit ended.
    public enum End: Sendable {
        /// The page was sent as a whole.
        case page(Rendering)
        /// The page was sent in two parts, with the media type.
        case loading(Loading, mediaType: String)
        /// The visitor was sent elsewhere.
        case redirect(Link)
        /// The sub-flow ended.
        case answer(Answer)
    }

    public let end: End

    public init(end: End) {
        self.end = end
    }

    /// The page as the visitor got it: of a page in two parts, both. Nil if no page was sent.
    public var rendering: Rendering? {
        switch end {
        case .page(let rendering): rendering
        // The status is sent with the opening, when nobody knows of a failure yet.
        case .loading(let parts, let mediaType):
            Rendering(status: .ok, mediaType: mediaType, bytes: parts.opening + parts.rest)
        case .redirect, .answer: nil
        }
    }

    /// Nil if no page was sent.
    public var status: Status? { rendering?.status }

    /// Nil if no page was sent.
    public var mediaType: String? { rendering?.mediaType }

    /// The page as text. Nil if no page was sent.
    public var text: String? { rendering.map { String(decoding: $0.bytes, as: UTF8.self) } }

    /// The two parts of the page. Nil if it was sent as a whole, or not at all.
    public var loading: Loading? { if case .loading(let parts, _) = end { parts } else { nil } }

    /// Where the visitor was sent. Nil if the visit ended otherwise.
    public var redirect: Link? { if case .redirect(let link) = end { link } else { nil } }

    /// The sub-flow's answer. Nil if the visit ended otherwise.
    public var answer: Answer? { if case .answer(let answer) = end { answer } else { nil } }
}

extension RecordedVisit: CustomStringConvertible {
    /// How the visit ended, in short: "a page, 200, text/html; charset=utf-8, 512 bytes".
    public var description: String {
        switch end {
        case .page(let page): "a page, \(page.status.code), \(page.mediaType), \(page.bytes.count) bytes"
        case .loading(let parts, let mediaType):
            "a page in two parts, \(mediaType), \(parts.opening.count) and \(parts.rest.count) bytes"
        case .redirect(let link): "a redirect to \(link)"
        case .answer(let answer): "the answer \(answer)"
        }
    }
}
