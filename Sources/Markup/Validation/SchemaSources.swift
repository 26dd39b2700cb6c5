internal import CLibXML2

extension Document {
    /// Rejects a schema that would load another document, before libxml2 tries to load it. libxml2 only warns if it
    /// cannot load a document, and the schema would then check less than it claims to.
    func refuseElements(
        _ names: [StaticString], with attribute: StaticString, of namespace: StaticString
    ) throws(MarkupError) {
        var cursor: xmlNodePtr? = rootNode
        while let node = cursor {
            cursor = node.next(within: rootNode)
            guard node.pointee.type == XML_ELEMENT_NODE else { continue }
            let element = Element(node, of: self)
            guard names.contains(where: { element.isNamed($0, in: namespace) }),
                element.attribute(attribute) != nil
            else { continue }
            let message = "<\(element.name)> loads another document, which is not allowed"
            throw MarkupError(.schema, Problem(message, domain: .schemaCompiler, level: .error, line: element.line))
        }
    }
}
