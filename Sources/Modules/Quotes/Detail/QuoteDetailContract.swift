import AlmanacValues
import Layout
import VIPER

enum QuoteDetailEvent: Hashable, Sendable {
    /// Chose a quote in the list that the event leads to.
    case chose(QuotationID, from: QuoteListEvent = .opened)
}

enum QuoteDetailNavigation: Hashable, Sendable {
    /// The list that the event leads to.
    case list(QuoteListEvent)
    /// The only address of the quote.
    case quote(QuotationID)
    /// This page again, with the same way back.
    case again(QuotationID, from: QuoteListEvent)
    case person(PersonID)
    case portrait(PersonID)
    /// The quote for programs.
    case record(QuotationID, Format)
}

protocol QuoteDetailInteracting: Interactor {
    func quote(_ id: QuotationID) async throws(LookupFailure) -> QuoteDetail
}

struct QuoteDetail: Hashable, Sendable {
    let id: QuotationID
    let text: LocalizedText
    let original: LocalizedText?
    let author: ForeignText?
    /// Nil if nothing more is known about the author, or if it could not be fetched.
    let person: PersonSummary?
    let work: LocalizedText?
    let originalTitle: LocalizedText?
    let position: String?
    let date: PartialDate?
    let translator: ForeignText?
    let age: SupplyAge?

    struct PersonSummary: Hashable, Sendable {
        let id: PersonID
        let occupation: String?
    }
}

struct QuoteDetailPage: AwaitedPage {
    let head: PageHead
    let heading: String
    let back: LabelledLink
    var loading: String?
    var notice: Notice?
    var age: String?
    var quote: QuoteSection?
}

struct QuoteSection: Sendable {
    let page: Link
    /// Nil if the author is unknown.
    let author: QuoteCreator?
    let portrait: PortraitImage?
    let occupation: String?
    let text: TextLines
    let original: TextLines?
    let source: SourceSection?
    let person: LabelledLink?
}

/// The author, for the microdata of the page.
struct QuoteCreator: Sendable {
    let name: String
    let page: Link?
}

struct SourceSection: Sendable {
    let title: String
    let language: String
    let originalTitle: LocalizedText?
    let position: String?
    let year: String?
    /// "Translated by A. Person"
    let translator: String?
}
