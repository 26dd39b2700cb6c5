import Adapters
import AlmanacValues
import Documents
import Entities
import FuzzSupport
import Places

/// Fuzzes a page of Wikiquote.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzWikiquote(_ data: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    feed(data, count) { input in
        let read = reading { () throws(DocumentFailure) in
            try WikiquoteDocument.quotations(input, title: "Nepotism", label: fed)
        }
        guard let quotations = read else { return false }
        expect(!quotations.isEmpty, "no quotation and no failure")
        for quotation in quotations {
            expect(!quotation.text.text.isEmpty, "\(quotation.id) has no text")
            expect(quotation.text.text.unicodeScalars.count <= 3000, "\(quotation.id) is too long")
            expect(quotation.author.map { !$0.name.isEmpty } ?? true, "\(quotation.id) has an author without a name")
            expectAddress(of: .quotes(.quote(QuotePlace(quotation.id))))
            if let id = quotation.author?.id { expectAddress(of: .people(.person(PersonPlace(id)))) }
        }
        expectSame(Set(quotations.map(\.id)).count, quotations.count, "different ids")
        return true
    }
}
