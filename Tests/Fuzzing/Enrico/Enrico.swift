import Adapters
import AlmanacValues
import Documents
import Entities
import FuzzSupport

/// Fuzzes both answers of an Enrico server.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzEnrico(_ data: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    feed(data, count) { input in
        let year = reading { () throws(DocumentFailure) in
            try EnricoDocument.holidays(input, in: 2024, label: fed)
        }
        let countries = reading { () throws(DocumentFailure) in try EnricoDocument.countries(input, label: fed) }
        expect(year == nil || countries == nil, "an answer to two questions")
        switch year {
        // A long holiday that begins in the year may end in the next.
        case .holidays(let holidays): check(holidays, in: 2024...2025)
        case .unsupported(let reason): expect(reason.unicodeScalars.count <= 161, "a long reason")
        case nil: break
        }
        for country in countries ?? [] {
            expect(!country.name.isEmpty && country.alpha3.utf8.count == 3, "\(country)")
            expect(
                1900...2200 ~= country.years.lowerBound && 1900...2200 ~= country.years.upperBound, "\(country.years)")
        }
        return year != nil || countries != nil
    }
}
