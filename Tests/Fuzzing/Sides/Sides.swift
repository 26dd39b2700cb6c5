import AlmanacValues
import Documents
import Entities
import FuzzSupport

/// Fuzzes the documents of the sides: an input that is valid as one of them is invalid as the others.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzSides(_ data: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    feed(data, count) { input in
        let light = code(input, .light)
        let dark = code(input, .dark)
        let masters = reading { () throws(DocumentFailure) in try OwnFormat.masters(input, label: fed) }
        let holocrons = reading { () throws(DocumentFailure) in try OwnFormat.holocrons(input, label: fed) }
        let kinds = [light != nil, dark != nil, masters != nil, holocrons != nil].count { $0 }
        expect(kinds <= 1, "read as \(kinds) documents")
        for code in [light, dark].compactMap(\.self) {
            expect(!code.title.isEmpty && !code.lines.isEmpty, "a code without title or lines")
        }
        for holocron in holocrons ?? [] { expect(!holocron.name.isEmpty, "a holocron without a name") }
        return kinds == 1
    }
}

private func code(_ input: [UInt8], _ side: Side) -> SideCode? {
    reading { () throws(DocumentFailure) in try OwnFormat.code(input, of: side, label: fed) }
}
