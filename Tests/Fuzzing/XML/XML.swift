import FuzzSupport
import Markup

/// Fuzzes XML: an input is rejected with a reason, or parsed into a consistent tree.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzXML(_ data: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    feed(data, count) { input in
        do throws(MarkupError) {
            let document = try Document(xml: input)
            checkTree(document)
            checkPrinting(document)
            checkMark(input, printed: document.prettyPrinted())
            validate(document)
            return true
        } catch {
            expect(!error.problems.isEmpty, "refused without a reason")
            return false
        }
    }
}

/// Checks that the printed document can be parsed, and prints the same again.
private func checkPrinting(_ document: borrowing Document) {
    let printed = document.prettyPrinted()
    do throws(MarkupError) {
        let again = try Document(xml: Array(printed.utf8))
        expectSame(again.prettyPrinted(), printed, "printed twice")
    } catch {
        finding("the printed document is rejected: \(error)\n\(printed)")
    }
}

/// Checks that a byte order mark does not change the document.
private func checkMark(_ input: [UInt8], printed: String) {
    guard !input.starts(with: [0xEF, 0xBB, 0xBF]) else { return }
    guard let marked = try? Document(xml: [0xEF, 0xBB, 0xBF] + input) else { finding("rejected with a BOM") }
    expectSame(marked.prettyPrinted(), printed, "with a byte order mark")
}

/// Checks that validation does not crash or change the document, and gives the same result twice.
private func validate(_ document: consuming Document) {
    let printed = document.prettyPrinted()
    let first = problems { () throws(MarkupError) in try document.validate(against: Schemas.xsd) }
    let again = problems { () throws(MarkupError) in try document.validate(against: Schemas.xsd) }
    expectSame(first, again, "validated twice")
    _ = problems { () throws(MarkupError) in try document.validate(against: Schemas.rng) }
    expectSame(document.prettyPrinted(), printed, "validated")
}

private func problems(_ validate: () throws(MarkupError) -> Void) -> [Problem] {
    do throws(MarkupError) {
        try validate()
        return []
    } catch {
        expect(!error.problems.isEmpty, "invalid without a reason")
        return error.problems
    }
}
