internal import CLibXML2

extension Document {
    /// Returns the document as bytes in UTF-8: as XML if it was parsed as XML, and as HTML if it was parsed as HTML.
    ///
    /// ```swift
    /// let copy = try Document(xml: document.serialized())
    /// ```
    ///
    /// Parsing the bytes of an XML document gives an equal tree: elements, attributes, namespaces and text. Comments,
    /// processing instructions and the difference between CDATA sections and text were dropped by the parser. XML is
    /// written by libxml2, with a declaration. HTML is written by this library (see <doc:Security>), with
    /// `<!DOCTYPE html>` if the document had any document type.
    ///
    /// This does not make HTML harmless: scripts, event handlers and links are written as they are.
    ///
    /// - Throws: a ``MarkupError`` with the reason `.internal` if libxml2 is out of memory.
    public func serialized() throws(MarkupError) -> [UInt8] {
        guard isHTML else { return try TreeWriter.xml(rootNode, isFragment: false) }
        let start = xmlGetIntSubset(tree) == nil ? "" : "<!DOCTYPE html>\n"
        return Array("\(start)\(TreeWriter.html(rootNode))\n".utf8)
    }
}

extension Element {
    /// Returns the element with its content as bytes in UTF-8, without an XML declaration; see
    /// ``Document/serialized()``.
    ///
    /// The start tag declares all namespaces in scope, so an element of XML can be parsed on its own, also if its text
    /// uses their prefixes.
    ///
    /// - Throws: a ``MarkupError`` with the reason `.internal` if libxml2 is out of memory.
    public func serialized() throws(MarkupError) -> [UInt8] {
        isOfHTML ? Array(TreeWriter.html(node).utf8) : try TreeWriter.xml(node, isFragment: true)
    }
}

/// Writes trees. It only reads them, unlike libxml2's own functions for saving, which set the document's encoding or
/// its `meta` elements meanwhile: several threads may borrow a document.
private enum TreeWriter {
    static func xml(_ top: xmlNodePtr, isFragment: Bool) throws(MarkupError) -> [UInt8] {
        var output = try XMLOutput()
        walk(
            top,
            enter: { node in
                guard node.pointee.type == XML_ELEMENT_NODE else {
                    if let text = node.pointee.content, text.pointee != 0 { output.text(text) }
                    return
                }
                output.start(node.qualifiedName)
                for (name, value) in node.namespaceDeclarations(includesInherited: node == top) {
                    output.attribute(name, value)
                }
                var next = node.pointee.properties
                while let property = next {
                    if let value = property.pointee.children?.pointee.content {
                        output.attribute(property.qualifiedName, value)
                    } else {
                        output.attribute(property.qualifiedName, "")
                    }
                    next = property.pointee.next
                }
            },
            leave: { _ in output.end() })
        return try output.finish(isFragment: isFragment)
    }

    static func html(_ top: xmlNodePtr) -> String {
        let dialect = MarkupDialect.html(BlockElements())
        var output = ""
        walk(
            top,
            enter: { node in
                let isElement = node.pointee.type == XML_ELEMENT_NODE
                output += isElement ? dialect.startTag(of: node, isExact: true) : dialect.text(node)
            },
            leave: { node in output += dialect.endTag(of: node) })
        return output
    }

    /// Enters each element and text within `top` in document order, and leaves each element after its content. It loops
    /// and does not recurse.
    private static func walk(_ top: xmlNodePtr, enter: (xmlNodePtr) -> Void, leave: (xmlNodePtr) -> Void) {
        var node = top
        while true {
            let isElement = node.pointee.type == XML_ELEMENT_NODE
            if isElement || node.pointee.isText { enter(node) }
            if isElement, let child = node.pointee.children {
                node = child
                continue
            }
            if isElement { leave(node) }
            while node != top, node.pointee.next == nil, let parent = node.pointee.parent {
                node = parent
                leave(node)
            }
            guard node != top, let next = node.pointee.next else { return }
            node = next
        }
    }
}

extension xmlNodePtr {
    /// Returns the declarations of namespaces as attributes: the element's own, and on request those that it inherits.
    fileprivate func namespaceDeclarations(includesInherited: Bool) -> [(name: String, value: String)] {
        var declarations: [(name: String, value: String)] = []
        var names: Set<String> = []
        var current: xmlNodePtr? = self
        while let node = current, node.pointee.type == XML_ELEMENT_NODE {
            var declaration = node.pointee.nsDef
            while let namespace = declaration {
                let name = namespace.pointee.prefix.map { "xmlns:" + String(nullTerminated: $0) } ?? "xmlns"
                if names.insert(name).inserted {
                    declarations.append((name, String(nullTerminated: namespace.pointee.href)))
                }
                declaration = namespace.pointee.next
            }
            current = includesInherited ? node.pointee.parent : nil
        }
        return declarations
    }
}
