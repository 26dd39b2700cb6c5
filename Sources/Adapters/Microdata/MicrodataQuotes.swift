import Documents
import Entities
public import Support

/// A page with schema.org microdata (`Quotation`), like our own `quotes.html` and `/quotes`.
public struct MicrodataQuotes: QuoteAdapter {
    public static let word = "microdata"

    public let address: UpstreamAddress

    public init(_ address: String, key _: String?) throws(SettingProblem) {
        self.address = try UpstreamAddress(address)
    }

    public var firstPath: String { address.path }

    public func page(at path: String) -> UpstreamDocument<QuotationPage> {
        html(path) { bytes, label throws(DocumentFailure) in
            QuotationPage(try OwnFormat.quotations(bytes, label: label).map(\.linkingAuthor))
        }
    }
}

extension Quotation {
    /// The quotation with the author's id, if the page has only the name.
    fileprivate var linkingAuthor: Quotation {
        guard let author, author.id == nil else { return self }
        return Quotation(
            text: text, original: original, author: Author(upstream: author.name), source: source,
            translator: translator)
    }
}
