public import Markup

/// The counts of a walk over a tree.
public struct Walk {
    public private(set) var elements = 0
    public private(set) var depth = 0

    public init(_ root: borrowing Element) {
        visit(root, depth: 1)
    }

    private mutating func visit(_ element: borrowing Element, depth: Int) {
        elements += 1
        self.depth = max(self.depth, depth)
        expect(!element.name.isEmpty, "an element without a name")
        _ = (element.language, element.namespace, element.line, element.attributeBytes("id")?.count)
        var children = element.children
        while let child = children.next() {
            visit(child, depth: depth + 1)
        }
    }
}

/// Checks that a walk over the tree, XPath and the text agree.
public func checkTree(_ document: borrowing Document) {
    let root = document.root
    let walk = Walk(root)
    expect(walk.depth <= Limits().depth + 1, "nested \(walk.depth) deep")
    do throws(MarkupError) {
        // Relative to the root, because in HTML there may be text and elements beside it.
        expectSame(try root.number(XPath("count(descendant-or-self::*)")), Double(walk.elements), "elements")
        expectSame(try root.string(XPath("string(.)")), root.text, "text")
    } catch {
        expect(error.reason == .limit, "XPath: \(error)")
    }
}
