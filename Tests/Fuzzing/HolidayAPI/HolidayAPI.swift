import Adapters
import AlmanacValues
import Documents
import Entities
import FuzzSupport

/// Fuzzes an answer of HolidayAPI.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzHolidayAPI(_ data: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    feed(data, count) { input in
        let read = reading { () throws(DocumentFailure) in
            try HolidayAPIDocument.holidays(input, in: 2026, label: fed)
        }
        guard let read else { return false }
        check(read, in: 2026...2026)
        return true
    }
}
