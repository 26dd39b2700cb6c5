import Documents
public import Support

/// quotes.toscrape.com, or a site built like it. Its quotations are on several pages.
public struct Toscrape: QuoteAdapter {
    public static let word = "toscrape"

    public let address: UpstreamAddress

    public init(_ address: String, key _: String?) throws(SettingProblem) {
        self.address = try UpstreamAddress(address)
    }

    public var firstPath: String { address.path }

    public func page(at path: String) -> UpstreamDocument<QuotationPage> {
        html(path) { bytes, label throws(DocumentFailure) in try ToscrapeDocument.page(bytes, label: label) }
    }
}
