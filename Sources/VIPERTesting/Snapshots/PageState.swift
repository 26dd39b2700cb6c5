import HTML
public import VIPER

/// One state of a page, as a snapshot keeps it: everything of a response that the screen decides.
public struct PageState: Hashable, Sendable {
    /// A header of the response.
    public struct Header: Hashable, Sendable {
        public let name: String
        public let value: String

        public init(_ name: String, _ value: String) {
            self.name = name
            self.value = value
        }
    }

    public let status: Status
    public let mediaType: String
    /// The headers that describe the page, and those that matter to the test, in the order in which the snapshot lists
    /// them.
    public let headers: [Header]
    public let bytes: [UInt8]
    /// How many of the bytes were sent before the content was ready. Nil if the page was sent as a whole.
    public let opening: Int?
    /// The positions of the content: from `{{%contentStart}}` to `{{%contentEnd}}` in the template of the frame. All other
    /// bytes are the frame. Nil if the page does not have both marks.
    public let content: Range<Int>?

    /// - Parameters:
    ///   - rendering: the page.
    ///   - headers: the headers that the application adds to the page, as far as they matter.
    ///   - opening: how many bytes were sent before the content was ready; nil if the page was sent as a whole.
    public init(_ rendering: Rendering, headers: [Header] = [], opening: Int? = nil) {
        self.init(rendering, headers: headers, opening: opening, content: Self.content(rendering.marks))
    }

    init(_ rendering: Rendering, headers: [Header], opening: Int?, content: Range<Int>?) {
        status = rendering.status
        mediaType = rendering.mediaType
        self.headers = Self.description(rendering.headers) + headers
        bytes = rendering.bytes
        self.opening = opening
        self.content = content
    }

    private static func content(_ marks: PageMarks) -> Range<Int>? {
        guard let start = marks.contentStart, let end = marks.contentEnd, start <= end else { return nil }
        return start..<end
    }

    /// The headers that the View gave the page. A date is its number of seconds since 1970.
    private static func description(_ headers: RepresentationHeaders) -> [Header] {
        [headers.disposition.map { Header("Content-Disposition", $0.description) }].compactMap(\.self)
            + headers.alternates.map { Header("Link", $0.field) }
            + [headers.lastModified.map { Header("Last-Modified", String($0)) }].compactMap(\.self)
    }
}

extension PageState {
    /// Nil if the visit ended without a page.
    init?(_ visit: RecordedVisit<some Sendable>, headers: [Header]) {
        guard let rendering = visit.rendering else { return nil }
        guard let loading = visit.loading else {
            self.init(rendering, headers: headers)
            return
        }
        self.init(rendering, headers: headers, opening: loading.opening.count, content: loading.content)
    }
}
