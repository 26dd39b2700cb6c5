public import AlmanacValues
import Documents
import PlainBytes
public import Support

/// A page of a Wikiquote, by its title. Parsoid, the wiki's parser, makes it.
public struct Wikiquote: QuoteAdapter {
    public static let word = "wikiquote"
    public static let pattern = "ADDRESS#TITLE"

    public let address: UpstreamAddress
    private let title: String

    public init(_ address: String, key _: String?) throws(SettingProblem) {
        let parts = address.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, !parts[1].isEmpty else {
            throw SettingProblem(
                "missing page title (expected, for example, wikiquote+https://en.wikiquote.org#Ambrose_Bierce)")
        }
        self.address = try UpstreamAddress(parts[0])
        title = String(parts[1])
    }

    /// The licence requires attribution of the work.
    public var credits: Origin.Upstream {
        Origin.Upstream(
            service: "Wikiquote’s page “\(title.replacing("_", with: " "))”", host: address.publicHost,
            terms: "under CC BY-SA")
    }

    public var firstPath: String { "\(address.path)/api/rest_v1/page/html/\(PercentCoding.encoded(title))" }

    public func page(at path: String) -> UpstreamDocument<QuotationPage> {
        html(path) { bytes, label throws(DocumentFailure) in
            QuotationPage(try WikiquoteDocument.quotations(bytes, title: title, label: label))
        }
    }
}
