public import AlmanacValues

/// A quotation with its author and source.
public struct Quotation: Hashable, Sendable {
    public let id: QuotationID
    /// The text. Line feeds separate its lines.
    public let text: LocalizedText
    /// The text in its original language; nil unless the quotation is a translation.
    public let original: LocalizedText?
    /// Nil if the author is unknown.
    public let author: Author?
    public let source: Source?
    /// The name of the translator; nil if it is unknown or the text is not a translation.
    public let translator: String?
    /// The keys that a search is compared with: author, text and original.
    public let searchKeys: [SearchKey]

    public struct Author: Hashable, Sendable {
        public let name: String
        /// The id of the author as a person; nil if the source gives none.
        public let id: PersonID?

        public init(name: String, id: PersonID? = nil) {
            self.name = name
            self.id = id
        }
    }

    /// The work that a quotation is from.
    public struct Source: Hashable, Sendable {
        public let work: LocalizedText
        /// The work's title in its original language; nil unless `work` is a translation.
        public let originalTitle: LocalizedText?
        /// The position in the work, such as "Inferno, canto 1".
        public let position: String?
        /// The date of publication or, if that was much later, of writing.
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

    /// Makes the id from author and text; see `QuotationID.init(author:text:)`.
    public init(
        text: LocalizedText, original: LocalizedText? = nil, author: Author?, source: Source? = nil,
        translator: String? = nil
    ) {
        id = QuotationID(author: author?.id?.description ?? author?.name, text: text.text)
        self.text = text
        self.original = original
        self.author = author
        self.source = source
        self.translator = translator
        searchKeys = [author?.name, text.text, original?.text].compactMap { $0.map { SearchKey($0) } }
    }
}
