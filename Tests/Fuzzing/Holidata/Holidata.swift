import Adapters
import AlmanacValues
import Documents
import Entities
import FuzzSupport

/// Fuzzes a year of holidata.net.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzHolidata(_ data: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    feed(data, count) { input in
        guard let locale = CountryCode("US").flatMap({ HolidataLocale($0) }) else { finding("no locale for US") }
        let read = reading { () throws(DocumentFailure) in
            try HolidataDocument.holidays(input, in: 2026, locale: locale, label: fed)
        }
        guard let read else { return false }
        check(read, in: 2026...2026)
        return true
    }
}
