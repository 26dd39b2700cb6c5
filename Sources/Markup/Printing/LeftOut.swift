internal import CLibXML2

/// The elements that a printed document leaves out. For snapshots, which do not repeat what other snapshots show.
package struct LeftOut {
    /// How much of an element is left out.
    package enum Extent: Sendable {
        /// The element with everything in it.
        case element
        /// Its start and end tag: what is in it takes its place.
        case tags
    }

    private var extents: [xmlNodePtr: Extent] = [:]

    package init() {}

    /// Adds the elements of a document that an expression selects, and returns how many it selects. An element that is
    /// already left out with everything in it stays so.
    ///
    /// - Throws: a ``MarkupError`` if the expression fails, or selects anything but elements.
    package mutating func add(
        _ path: XPath, _ extent: Extent, of document: borrowing Document
    ) throws(MarkupError) -> Int {
        let result = try document.root.evaluate(path, [:])
        defer { xmlXPathFreeObject(result) }
        guard result.pointee.type == XPATH_NODESET else {
            throw MarkupError(.expression, Problem("the expression returns a value, not nodes", domain: .xPath))
        }
        guard let nodes = result.pointee.nodesetval?.pointee else { return 0 }
        let selected = (0..<Int(nodes.nodeNr)).compactMap { nodes.nodeTab[$0] }
        guard selected.allSatisfy({ $0.pointee.type == XML_ELEMENT_NODE }) else {
            throw MarkupError(.expression, Problem("the expression does not select elements", domain: .xPath))
        }
        for node in selected where extents[node] != .element { extents[node] = extent }
        return selected.count
    }

    /// Nil if the node is printed as it is.
    func extent(of node: xmlNodePtr) -> Extent? { extents[node] }
}
