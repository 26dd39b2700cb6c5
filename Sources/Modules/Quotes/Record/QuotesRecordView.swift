import AlmanacValues
import Layout
import Places
import VIPER

/// A list of quotes as JSON (`/quotes.json?draw=7`).
struct QuotesRecordJSONView: JSONView<QuoteListPlace, QuoteListEvent, QuotesRecord> {
    func event(from visit: Visit<QuoteListPlace>) -> QuoteListEvent { QuoteListEvent(visit.place) }
}

/// One quote as JSON (`/quotes/ID.json`).
struct QuoteRecordJSONView: JSONView<QuotationID, QuoteDetailEvent, QuoteRecord> {
    func event(from visit: Visit<QuotationID>) -> QuoteDetailEvent { .chose(visit.place) }
}
