internal import CLibXML2
internal import MarkupSyntax

extension Parser {
    /// Parses an HTML document from memory as UTF-8, and repairs errors where possible.
    ///
    /// Errors that libxml2 reports become warnings. Comments are dropped: readers of the tree do not need them, and
    /// libxml2 2.9 walks over all earlier comments again at each white space between them.
    static func html(_ bytes: Span<UInt8>, limits: Limits) throws(MarkupError) -> Tree {
        let text: Span<UInt8>
        do throws(SyntaxFault) {
            text = try Prescan.html(bytes, limits: limits.ofSyntax)
        } catch {
            throw MarkupError(error)
        }
        let parser = Parser(limits: limits)
        guard Library.isReady, let context = htmlNewParserCtxt() else { throw .outOfMemory }
        context.pointee.sax.pointee.refuseHTMLDangers()
        let options =
            HTML_PARSE_NONET.rawValue | HTML_PARSE_RECOVER.rawValue | HTML_PARSE_COMPACT.rawValue
            | HTML_PARSE_NODEFDTD.rawValue | HTML_PARSE_IGNORE_ENC.rawValue
        let tree = try parser.run(context) { context in
            text.withUnsafeBytes { bytes in
                htmlCtxtReadMemory(context, bytes.baseAddress, Int32(bytes.count), nil, "UTF-8", Int32(options))
            }
        }
        let collector = parser.collector
        guard let tree, xmlDocGetRootElement(tree) != nil else {
            xmlFreeDoc(tree)
            throw collector.error(.malformed, fallback: Problem("the document is empty", domain: .html))
        }
        return Tree(document: tree, warnings: collector.problems)
    }
}

extension xmlSAXHandler {
    fileprivate mutating func refuseHTMLDangers() {
        comment = nil
        processingInstruction = nil
        startDocument = startDocumentWithoutIDs
        startElement = { context, name, attributes in
            xmlSAX2StartElement(context, name, attributes)
            Parser.of(context)?.checkLimits()
        }
    }
}
