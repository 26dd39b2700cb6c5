internal import CLibXML2

/// One run of libxml2's parser: its context, the problems it reports, and the checks of this library while it runs.
///
/// A parser is created, used once and released within one call on one thread. libxml2's callbacks find it in the
/// context's `_private`.
final class Parser {
    private let limits: Limits
    private let depth: Int
    let collector = ProblemCollector()
    private(set) var refusal: MarkupError?

    /// libxml2's context while it parses, else nil.
    private var context: xmlParserCtxtPtr?

    init(limits: Limits) {
        self.limits = limits
        self.depth = min(limits.depth, 256)
    }

    /// Runs `parse` with the callbacks of `context` directed to this parser.
    ///
    /// Frees `context` in every case.
    ///
    /// - Returns: the tree, or nil if libxml2 returned none.
    /// - Throws: the ``MarkupError`` with which a callback rejected the document.
    func run(
        _ context: xmlParserCtxtPtr, parse: (xmlParserCtxtPtr) -> xmlDocPtr?
    ) throws(MarkupError) -> xmlDocPtr? {
        self.context = context
        context.pointee._private = Unmanaged.passUnretained(self).toOpaque()
        almanac_xml_report_errors(context) { context, error in
            // libxml2 knows only the elements of HTML 4, so unknown elements are not reported.
            guard let error, error.pointee.code != Int32(XML_HTML_UNKNOWN_TAG.rawValue) else { return }
            Parser.of(context)?.collector.add(error.pointee)
        }
        let tree = parse(context)
        self.context = nil
        defer { xmlFreeParserCtxt(context) }
        if let refusal {
            xmlFreeDoc(tree)
            throw refusal
        }
        return tree
    }

    /// Rejects the document and stops the parser, which then makes no more callbacks. Call this only from SAX
    /// callbacks, and never from the one for errors: there, libxml2 still holds pointers into the text that stopping
    /// frees.
    func refuse(_ reason: MarkupError.Reason, _ message: String, domain: Problem.Domain = .limits) {
        guard refusal == nil, let context else { return }
        let input = context.pointee.input?.pointee
        refusal = MarkupError(
            reason,
            Problem(message, domain: domain, line: input.map { Int($0.line) }, column: input.map { Int($0.col) }))
        xmlStopParser(context)
    }

    /// Checks the limits that need the parser: depth, namespaces in scope and different names. Called after each start
    /// tag.
    func checkLimits() {
        guard let context = context?.pointee else { return }
        if Int(context.nodeNr) > depth {
            refuse(.limit, "elements are nested deeper than \(depth)")
        } else if Int(context.nsNr) / 2 > limits.namespaces {
            refuse(.limit, "more than \(limits.namespaces) namespace declarations are in scope")
        } else if Int(xmlDictSize(context.dict)) > limits.names {
            refuse(.limit, "more than \(limits.names) different names")
        }
    }

    /// Returns the parser that a callback belongs to; `context` is the first argument that libxml2 passes.
    static func of(_ context: UnsafeMutableRawPointer?) -> Parser? {
        guard let context else { return nil }
        let parser = context.assumingMemoryBound(to: xmlParserCtxt.self).pointee._private
        return parser.map { Unmanaged<Parser>.fromOpaque($0).takeUnretainedValue() }
    }
}

/// The callback for the start of a document. It keeps libxml2 from building a table of the document's IDs: nothing here
/// looks one up, and the table stops growing at a few thousand entries.
let startDocumentWithoutIDs: startDocumentSAXFunc = { context in
    xmlSAX2StartDocument(context)
    context?.assumingMemoryBound(to: xmlParserCtxt.self).pointee.loadsubset |= XML_SKIP_IDS
}
