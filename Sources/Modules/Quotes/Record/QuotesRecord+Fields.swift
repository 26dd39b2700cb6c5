import AlmanacValues
import Layout

extension QuotesRecord: PublishedRecord {
    static var schemaName: String? { "QuoteList" }

    static func describe(_ fields: inout some Fields<QuotesRecord> & ~Copyable) {
        fields.staleness { $0.supplyAge }
        fields.page { $0.page }
        fields("quotes", "The quotes.") { $0.quotes }
    }

    var fileName: String { "quotes" }
}

extension QuotesRecord.Quote: Described {
    static func describe(_ fields: inout some Fields<Self> & ~Copyable) {
        fields("id", "The id of the quote, as in its address.") { $0.id }
        fields("text", "The quote.") { $0.text }
        fields("author", "The name of who said it; null if it is not known.") { $0.author }
        fields.page { $0.page }
    }
}

extension QuoteRecord: PublishedRecord {
    static var schemaName: String? { "Quote" }

    static func describe(_ fields: inout some Fields<QuoteRecord> & ~Copyable) {
        fields("id", "The id of the quote, as in its address.") { $0.quote.id }
        fields("text", "The quote in English.") { $0.quote.text }
        fields("original", "The quote in its own language; null if that is English, or unknown.") { $0.quote.original }
        fields.group("author", "Who said or wrote it.") { author in
            author("name", "The author’s name; null if it is not known.") { $0.quote.author }
            author("id", "The id of the person’s page; null without one.") { $0.quote.person?.id }
            author("occupation", "What the author did; null if it is not known.") { $0.quote.person?.occupation }
            author("page", "The person’s page: a path on this site; null without one.") { $0.authorPage }
        }
        fields.group("source", "Where it is from, as far as it is known.") { source in
            source("work", "The work; null if it is not known.") { $0.quote.work }
            source("originalTitle", "The work’s own title, if it is not English; null otherwise.") {
                $0.quote.originalTitle
            }
            source("position", "Where in the work, such as a chapter; null if it is not known.") { $0.quote.position }
            source("published", "When it was published or said; null if it is not known.") { $0.quote.date }
            source("translator", "Who translated it; null for no translation, or if it is not known.") {
                $0.quote.translator
            }
        }
        fields.staleness { $0.supplyAge }
        fields.page { $0.page }
    }

    var fileName: String { "quote-\(quote.id)" }
}
