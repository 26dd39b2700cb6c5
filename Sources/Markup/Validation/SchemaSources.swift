internal import CLibXML2

extension Document {
    /// Refuses a schema that wants to load another one, before libxml2 tries: what cannot be loaded is a mere
    /// warning to libxml2, and the schema would then check less than it says.
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
