import AlmanacValues
import Layout
import VIPER

enum QuoteListEvent: Hashable, Sendable {
    case opened
    /// Asked for ten other quotes, or came back to them.
    case refreshed(draw: Int)
    case searched(String)
}

enum QuoteListNavigation: Hashable, Sendable {
    case today
    case draw(Int)
    case search(String)
    /// A quote, with the way back to the list that the event leads to.
    case quote(QuotationID, from: QuoteListEvent)
    /// The only address of a quote.
    case page(QuotationID)
    /// The list that the event leads to, for programs.
    case record(QuoteListEvent, Format)
}

protocol QuoteListInteracting: Interactor {
    func ofTheDay() async throws(SearchFailure) -> QuoteList
    func draw(_ number: Int) async throws(SearchFailure) -> QuoteList
    func search(_ text: String) async throws(SearchFailure) -> QuoteList
}

struct QuoteList: Hashable, Sendable {
    let quotes: [Summary]
    /// The number of the draw that "Refresh" leads to.
    let nextDraw: Int
    /// The age of the quotes if they are a stale copy, because their source fails; nil otherwise.
    var age: SupplyAge?
    /// Why the quotes are stale, if that is known.
    var failure: ServiceFailure?

    struct Summary: Hashable, Sendable {
        let id: QuotationID
        let text: LocalizedText
        /// Nil if the author is unknown.
        let author: String?
    }
}

struct QuoteListPage: HeadedPage {
    let head: PageHead
    let heading: String
    let search: SearchForm
    /// "Loading" or "Refreshing", shown until the content is ready.
    var loading: String?
    var notice: Notice?
    /// "Couldn't fetch quotes: 503. This is our last good copy, as of 3 hours ago."
    var stale: String?
    /// "Quotes of the day", "3 quotes for “sea”"
    var summary: String?
    var refresh: LabelledLink?
    var nothing: NothingFound?
    var rows: [QuoteRow] = []
}

struct QuoteRow: Sendable {
    let text: TextLines
    /// Nil if the author is unknown.
    let author: String?
    /// The quote's only address, for the microdata of the page.
    let page: Link
    /// The quote, with the way back to this list.
    let link: Link
}
