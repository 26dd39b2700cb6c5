import Documents
public import Entities

/// An adapter with quotations, on one page or on several, each of which links to the next.
public protocol QuoteAdapter: Adapter {
    /// The path of the first page. It begins with "/", or is empty.
    var firstPath: String { get }
    /// The page at a path, with the query if there is one.
    func page(at path: String) -> UpstreamDocument<QuotationPage>
}

/// A page of quotations.
public struct QuotationPage: Hashable, Sendable {
    /// The quotations, in page order and without duplicates.
    public let quotations: [Quotation]
    /// The path of the next page on the same host, beginning with "/"; nil on the last page. Links may form a cycle, so
    /// the caller must limit the number of pages.
    public let next: String?

    public init(_ quotations: [Quotation], next: String? = nil) {
        self.quotations = quotations
        self.next = next
    }
}

extension QuoteAdapter {
    /// Returns the HTML page at a path.
    func html(
        _ path: String, _ read: @escaping @Sendable ([UInt8], DocumentLabel) throws(DocumentFailure) -> QuotationPage
    ) -> UpstreamDocument<QuotationPage> {
        UpstreamDocument(path, from: address.root, .html(address.root + path), read)
    }
}
