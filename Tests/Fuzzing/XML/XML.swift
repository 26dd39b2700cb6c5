import FuzzSupport
import Markup

/// Any bytes as XML: refused with a reason, or read; and what was read holds together.
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

/// What is printed is a document again, and prints as itself.
private func checkPrinting(_ document: borrowing Document) {
    let printed = document.prettyPrinted()
    do throws(MarkupError) {
        let again = try Document(xml: Array(printed.utf8))
        expectSame(again.prettyPrinted(), printed, "printed twice")
    } catch {
        finding("what was printed is refused: \(error)\n\(printed)")
    }
}

/// A byte order mark changes nothing.
private func checkMark(_ input: [UInt8], printed: String) {
    guard !input.starts(with: [0xEF, 0xBB, 0xBF]) else { return }
    guard let marked = try? Document(xml: [0xEF, 0xBB, 0xBF] + input) else { finding("refused with a mark") }
    expectSame(marked.prettyPrinted(), printed, "with a byte order mark")
}

/// Valid or not, validation neither crashes nor changes what the document says, and says the same twice.
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
