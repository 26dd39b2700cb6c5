internal import CLibXML2

extension Document {
    /// Replaces the value of every attribute and text that an expression selects, and returns how many there were.
    ///
    /// For snapshots, whose masks hide what changes from run to run. No element can be replaced, so every node of the
    /// selection stays in the tree while this method runs.
    ///
    /// - Parameter text: the new value, without `&`, since libxml2 reads references in the value of an attribute.
    /// - Throws: a ``MarkupError`` if the expression fails, or selects anything but attributes and texts.
    package mutating func replace(_ path: XPath, with text: String) throws(MarkupError) -> Int {
        let result = try root.evaluate(path, [:])
        defer { xmlXPathFreeObject(result) }
        guard result.pointee.type == XPATH_NODESET else {
            throw MarkupError(.expression, Problem("the expression returns a value, not nodes", domain: .xPath))
        }
        guard let nodes = result.pointee.nodesetval?.pointee else { return 0 }
        let selected = (0..<Int(nodes.nodeNr)).compactMap { nodes.nodeTab[$0] }
        guard selected.allSatisfy({ $0.pointee.type == XML_ATTRIBUTE_NODE || $0.pointee.isText }) else {
            throw MarkupError(
                .expression, Problem("the expression does not select attributes or texts", domain: .xPath))
        }
        for node in selected { xmlNodeSetContent(node, text) }
        return selected.count
    }
}
