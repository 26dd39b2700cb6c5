import AlmanacValues
import VIPER

/// A list of quotes, for programs: the facts of `QuoteListPage`.
struct QuotesRecord: Hashable, Sendable {
    /// In the order of the page.
    let quotes: [Quote]
    /// The replacement that is shown while a source fails; nil for good data.
    let supplyAge: SupplyAge?
    let page: Link

    struct Quote: Hashable, Sendable {
        let id: QuotationID
        let text: LocalizedText
        /// Nil if the author is unknown.
        let author: String?
        let page: Link
    }
}

/// One quote, for programs: the facts of `QuoteDetailPage`.
struct QuoteRecord: Hashable, Sendable {
    let quote: QuoteDetail
    let page: Link
    /// The page of the author; nil if nothing more is known about the author.
    let authorPage: Link?

    var supplyAge: SupplyAge? { quote.age }
}
