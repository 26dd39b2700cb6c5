import AlmanacValues
import Formats
import HTML
import Layout
import Places
import VIPER

/// A list of quotes as JSON (`/quotes.json?draw=7`).
struct QuotesRecordJSONView: JSONView {
    func event(from visit: Visit<QuoteListPlace>) -> QuoteListEvent {
        QuoteListEvent(visit.place)
    }

    func headers(of record: QuotesRecord) -> RepresentationHeaders {
        RepresentationHeaders(record: "quotes", as: format, page: record.page)
    }

    func write(_ record: QuotesRecord, into json: inout JSONObject) {
        json.staleness(record.supplyAge)
        json.member("page", record.page.description)
        json.array("quotes", record.quotes) { quote, element in
            element.object { json in
                json.member("id", quote.id.description)
                json.text("text", quote.text)
                json.member("author", quote.author)
                json.member("page", quote.page.description)
            }
        }
    }

    typealias Record = QuotesRecord
}
