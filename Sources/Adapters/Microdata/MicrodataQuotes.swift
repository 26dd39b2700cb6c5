import Documents
public import Support

/// A page with schema.org microdata (`Quotation`), like our own `quotes.html`.
public struct MicrodataQuotes: QuoteAdapter {
    public static let word = "microdata"

    public let address: UpstreamAddress

    public init(_ address: String, key _: String?) throws(SettingProblem) {
        self.address = try UpstreamAddress(address)
    }

    public var firstPath: String { address.path }

    public func page(at path: String) -> UpstreamDocument<QuotationPage> {
        html(path) { bytes, label throws(DocumentFailure) in
            QuotationPage(try OwnFormat.quotations(bytes, label: label))
        }
    }
}
