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
            if namespaceCount > 0 {
                expandAmpersands(context)
            }
            Parser.of(context)?.checkLimits()
        }
    }
}

/// Makes `&` of each `&#38;` in the namespaces that the present element declares.
///
/// Where entities are not substituted, libxml2 leaves ampersands of attributes as such references, however they were
/// written, and expands them when it makes the attribute's node. For namespaces it does so only in later versions.
/// (With two of them, 2.9 takes the name for no URI and refuses the document.)
private func expandAmpersands(_ context: UnsafeMutableRawPointer?) {
    let element = context?.assumingMemoryBound(to: xmlParserCtxt.self).pointee.node
    var declaration = element?.pointee.nsDef
    while let namespace = declaration {
        declaration = namespace.pointee.next
        // The tree's own copy, which nothing else points to. What is expanded is shorter.
        guard let href = UnsafeMutablePointer(mutating: namespace.pointee.href) else { continue }
        var (source, target) = (href, href)
        while source.pointee != 0 {
            target.pointee = source.pointee
            source += xmlStrncmp(source, "&#38;", 5) == 0 ? 5 : 1
            target += 1
        }
        target.pointee = 0
    }
}
