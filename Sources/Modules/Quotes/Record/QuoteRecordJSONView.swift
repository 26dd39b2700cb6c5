import AlmanacValues
import Formats
import HTML
import Layout
import VIPER

/// One quote as JSON (`/quotes/ID.json`).
struct QuoteRecordJSONView: JSONView {
    func event(from visit: Visit<QuotationID>) -> QuoteDetailEvent { .chose(visit.place) }

    func headers(of record: QuoteRecord) -> RepresentationHeaders {
        RepresentationHeaders(record: "quote-\(record.quote.id)", as: format, page: record.page)
    }

    func write(_ record: QuoteRecord, into json: inout JSONObject) {
        let quote = record.quote
        json.member("id", quote.id.description)
        json.text("text", quote.text)
        json.text("original", quote.original)
        json.object("author") { author in
            author.member("name", quote.author)
            author.member("id", quote.person?.id.description)
            author.member("occupation", quote.person?.occupation)
            author.member("page", record.authorPage?.description)
        }
        json.object("source") { source in
            source.text("work", quote.work)
            source.text("originalTitle", quote.originalTitle)
            source.member("position", quote.position)
            source.date("published", quote.date)
            source.member("translator", quote.translator)
        }
        json.staleness(record.supplyAge)
        json.member("page", record.page.description)
    }

    typealias Record = QuoteRecord
}
