import Adapters
import AlmanacValues
import Documents
import Entities
import FuzzSupport
import Places

/// Fuzzes a page of quotes.toscrape.com.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzToscrape(_ data: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    feed(data, count) { input in
        let read = reading { () throws(DocumentFailure) in try ToscrapeDocument.page(input, label: fed) }
        guard let page = read else { return false }
        expect(!page.quotations.isEmpty, "no quotation and no failure")
        for quotation in page.quotations {
            expect(!quotation.text.text.isEmpty, "\(quotation.id) has no text")
            expectAddress(of: .quotes(.quote(QuotePlace(quotation.id))))
        }
        if let next = page.next {
            expect(next.hasPrefix("/") && !next.hasPrefix("//") && !next.contains("\\"), "\(next) may lead elsewhere")
        }
        return true
    }
}
