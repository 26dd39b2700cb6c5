import AlmanacValues
import Layout
import Places
import VIPER

/// A list of quotes as JSON (`/quotes.json?draw=7`).
struct QuotesRecordJSONView: JSONView {
    func event(from visit: Visit<QuoteListPlace>) -> QuoteListEvent { QuoteListEvent(visit.place) }

    typealias Record = QuotesRecord
}

/// One quote as JSON (`/quotes/ID.json`).
struct QuoteRecordJSONView: JSONView {
    func event(from visit: Visit<QuotationID>) -> QuoteDetailEvent { .chose(visit.place) }

    typealias Record = QuoteRecord
}
