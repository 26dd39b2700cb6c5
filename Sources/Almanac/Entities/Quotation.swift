/// Something that was said or written, by whom, and where it stands.
public struct Quotation: Hashable, Sendable {
    public let id: PlaceID
    /// Lines are separated by a line feed.
    public let text: LocalizedText
    /// The text in its own language, where the quotation is a translation.
    public let original: LocalizedText?
    /// Nil where it is not known.
    public let author: Author?
    public let source: Source?
    /// Who translated it, where that is known.
    public let translator: String?
    /// What a search is compared with: author, text, original.
    public let searchKeys: [SearchKey]

    public struct Author: Hashable, Sendable {
        public let name: String
        /// The person's id, where there is more to say about them.
        public let id: PlaceID?

        public init(name: String, id: PlaceID? = nil) {
            self.name = name
            self.id = id
        }
    }

    /// The work a quotation is from.
    public struct Source: Hashable, Sendable {
        public let work: LocalizedText
        /// The work's title in its own language, where `work` is a translation.
        public let originalTitle: LocalizedText?
        /// "Inferno, canto 1"
        public let position: String?
        /// When it was published or, if that was much later, written.
        public let date: PartialDate?

        public init(
            work: LocalizedText, originalTitle: LocalizedText? = nil, position: String? = nil, date: PartialDate? = nil
        ) {
            self.work = work
            self.originalTitle = originalTitle
            self.position = position
            self.date = date
        }
    }

    /// The id is made from author and text; see `PlaceID.init(author:text:)`.
    public init(
        text: LocalizedText, original: LocalizedText? = nil, author: Author?, source: Source? = nil,
        translator: String? = nil
    ) {
        id = PlaceID(author: author?.id?.description ?? author?.name, text: text.text)
        self.text = text
        self.original = original
        self.author = author
        self.source = source
        self.translator = translator
        searchKeys = [author?.name, text.text, original?.text].compactMap { $0.map { SearchKey($0) } }
    }
}
