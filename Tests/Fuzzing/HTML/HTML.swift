import FuzzSupport
import Markup

/// Fuzzes HTML: an input is rejected with a reason, or parsed into a consistent tree.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzHTML(_ data: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    feed(data, count) { input in
        do throws(MarkupError) {
            let document = try Document(html: input)
            expect(document.isHTML, "HTML that is none")
            checkTree(document)
            checkSelections(document)
            checkAttributes(input)
            checkReading(input, printed: document.prettyPrinted())
            return true
        } catch {
            expect(!error.problems.isEmpty, "refused without a reason")
            return false
        }
    }
}

/// Checks that the XPath queries of our adapters find the elements of the tree.
private func checkSelections(_ document: borrowing Document) {
    let root = document.root
    do throws(MarkupError) {
        var found = 0
        var selection = try root.select(XPath(".//*[@itemprop = $name]"), ["name": "name"])
        while let element = selection.next() {
            expectSame(element.attribute("itemprop"), "name", "selected by its attribute")
            found += 1
        }
        expectSame(found, try root.strings(XPath(".//*[@itemprop = 'name']")).count, "selected")
    } catch {
        expect(error.reason == .limit, "XPath: \(error)")
    }
}

/// Checks that the same bytes with or without a byte order mark give the same document.
private func checkReading(_ input: [UInt8], printed: String) {
    let mark: [UInt8] = input.starts(with: [0xEF, 0xBB, 0xBF]) ? [] : [0xEF, 0xBB, 0xBF]
    do throws(MarkupError) {
        let again = try Document(html: mark + input)
        expectSame(again.prettyPrinted(), printed, "read twice")
    } catch {
        finding("accepted once, then rejected: \(error)")
    }
}

/// Checks the scan before parsing: an accepted document has no tag with more attributes than allowed.
private func checkAttributes(_ input: [UInt8]) {
    var limits = Limits()
    limits.attributes = 2
    guard let document = try? Document(html: input, limits: limits) else { return }
    expectSame(try? document.root.number(XPath("count(/descendant::*[count(@*) > 2])")), 0, "tags that hid")
}
