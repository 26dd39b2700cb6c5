internal import CLibXML2

extension Parser {
    /// Parses an XML document from memory, as UTF-8, without a document type declaration.
    ///
    /// Nothing is loaded, substituted or repaired: the options are `NONET` and three that concern memory and line
    /// numbers only. Comments are dropped, and CDATA sections become text.
    static func xml(_ bytes: Span<UInt8>, limits: Limits) throws(MarkupError) -> Tree {
        let text = try Prescan.xml(bytes, limits: limits)
        let parser = Parser(limits: limits)
        guard Library.isReady, let context = xmlNewParserCtxt() else { throw .outOfMemory }
        context.pointee.sax.pointee.refuseXMLDangers()
        let options =
            XML_PARSE_NONET.rawValue | XML_PARSE_COMPACT.rawValue | XML_PARSE_NOCDATA.rawValue
            | XML_PARSE_BIG_LINES.rawValue
        var isWellFormed = false
        let tree = try parser.run(context) { context in
            let tree = text.withUnsafeBytes { bytes in
                xmlCtxtReadMemory(context, bytes.baseAddress, Int32(bytes.count), nil, "UTF-8", Int32(options))
            }
            isWellFormed = context.pointee.wellFormed != 0 && context.pointee.nsWellFormed != 0
            return tree
        }
        let collector = parser.collector
        guard let tree, isWellFormed, !collector.hasErrors else {
            xmlFreeDoc(tree)
            throw collector.error(.malformed, fallback: Problem("the document is not well-formed", domain: .xml))
        }
        return Tree(document: tree, warnings: collector.problems)
    }
}

extension xmlSAXHandler {
    /// Stops at a document type declaration as soon as its name is read, before its internal subset is: nested
    /// parameter entities in one keep libxml2 2.9.14 busy for minutes. And holds each start tag to the limits.
    fileprivate mutating func refuseXMLDangers() {
        comment = nil
        processingInstruction = nil
        startDocument = startDocumentWithoutIDs
        internalSubset = { context, _, _, _ in
            let message = "a document type declaration is not allowed"
            Parser.of(context)?.refuse(.documentType, message, domain: .xml)
        }
        startElementNs = { context, name, prefix, uri, namespaceCount, namespaces, count, defaulted, attributes in
            xmlSAX2StartElementNs(
                context, name, prefix, uri, namespaceCount, namespaces, count, defaulted, attributes)
            Parser.of(context)?.checkLimits()
        }
    }
}
