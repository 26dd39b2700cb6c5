import AlmanacValues
import Documents
import Entities
import FuzzSupport
import Places

/// Fuzzes `quotes.html`.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzQuotes(_ data: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    feed(data, count) { input in
        let read = reading { () throws(DocumentFailure) in try OwnFormat.quotations(input, label: fed) }
        guard let quotations = read else { return false }
        expect(!quotations.isEmpty, "no quotation and no failure")
        for quotation in quotations {
            expect(quotation.text.text.utf8.contains { $0 > UInt8(ascii: " ") }, "\(quotation.id) has no text")
            expectAddress(of: .quotes(.quote(QuotePlace(quotation.id))))
            if let id = quotation.author?.id { expectAddress(of: .people(.person(PersonPlace(id)))) }
        }
        expectSame(Set(quotations.map(\.id)).count, quotations.count, "different ids")
        return true
    }
}
