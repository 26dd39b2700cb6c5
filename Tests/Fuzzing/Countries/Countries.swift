import AlmanacValues
import Documents
import Entities
import FuzzSupport
import Places

/// Fuzzes `countries.xml`.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzCountries(_ data: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    feed(data, count) { input in
        let read = reading { () throws(DocumentFailure) in try OwnFormat.countries(input, label: fed) }
        guard let countries = read else { return false }
        for country in countries {
            expect(!country.name.isEmpty, "\(country.code) has no name")
            expectAddress(of: .holidays(.list(.country(country.code))))
        }
        let keys = countries.map { SearchKey($0.name).bytes }
        expect(zip(keys, keys.dropFirst()).allSatisfy { !$1.lexicographicallyPrecedes($0) }, "not in order")
        expectSame(Set(countries.map(\.code)).count, countries.count, "different codes")
        return true
    }
}
