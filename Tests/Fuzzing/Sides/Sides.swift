import Almanac
import FuzzSupport

@testable import Documents

private let reader = SidesReader(FedDocument())

/// Any bytes as each of the documents of the sides: one that is read as one of them is read as no other.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzSides(_ data: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    feed(data, count) { input in
        let light = FedDocument.read(input) { () throws(DocumentFailure) in try reader.code(of: .light) }
        let dark = FedDocument.read(input) { () throws(DocumentFailure) in try reader.code(of: .dark) }
        let masters = FedDocument.read(input) { () throws(DocumentFailure) in try reader.masters() }
        let holocrons = FedDocument.read(input) { () throws(DocumentFailure) in try reader.holocrons() }
        let kinds = [light != nil, dark != nil, masters != nil, holocrons != nil].count { $0 }
        expect(kinds <= 1, "read as \(kinds) documents")
        for code in [light, dark].compactMap(\.self) {
            expect(!code.title.isEmpty && !code.lines.isEmpty, "a code without title or lines")
        }
        for holocron in holocrons ?? [] { expect(!holocron.name.isEmpty, "a holocron without a name") }
        return kinds == 1
    }
}
