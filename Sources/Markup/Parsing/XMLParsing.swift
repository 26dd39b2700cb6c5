internal import CLibXML2
internal import MarkupSyntax

extension Parser {
    /// Parses an XML document from memory as UTF-8, without a document type declaration.
    ///
    /// Nothing is loaded, substituted or repaired: the options are `NONET` and three that concern only memory, CDATA
    /// sections and line numbers. Comments are dropped, and CDATA sections become text.
    static func xml(_ bytes: Span<UInt8>, limits: Limits) throws(MarkupError) -> Tree {
        let text: Span<UInt8>
        do throws(SyntaxFault) {
            text = try Prescan.xml(bytes, limits: limits.ofSyntax)
        } catch {
            throw MarkupError(error)
        }
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
    /// Sets callbacks that stop at a document type declaration and check the limits after each start tag.
    ///
    /// The parser stops as soon as it has read the declaration's name, before the internal subset: nested parameter
    /// entities in a subset keep libxml2 2.9.14 busy for minutes.
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

/// Replaces each `&#38;` with `&` in the namespaces that the current element declares.
///
/// Without substitution of entities, libxml2 keeps each ampersand of an attribute as such a reference, however it was
/// written, and expands it when it creates the attribute's node. For namespaces only later versions expand it. (A name
/// with two ampersands is not a URI to 2.9, which rejects the document.)
private func expandAmpersands(_ context: UnsafeMutableRawPointer?) {
    let element = context?.assumingMemoryBound(to: xmlParserCtxt.self).pointee.node
    var declaration = element?.pointee.nsDef
    while let namespace = declaration {
        declaration = namespace.pointee.next
        // This is the tree's own copy, which nothing else points to. The expanded text is shorter.
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
