internal import CLibXML2

/// One parse: libxml2's context, what it reports, and what this library refuses while it runs.
///
/// Made, used once and dropped within one call on one thread. libxml2's callbacks find it in the context's
/// `_private`.
final class Parser {
    private let limits: Limits
    private let depth: Int
    let collector = ProblemCollector()
    private(set) var refusal: MarkupError?

    /// Where libxml2 stands; set for as long as it parses.
    private var context: xmlParserCtxtPtr?

    init(limits: Limits) {
        self.limits = limits
        self.depth = min(limits.depth, 256)
    }

    /// Runs `parse` with callbacks of `context` leading here, and gives the tree if the document is acceptable.
    ///
    /// `context` is freed in any case.
    func run(
        _ context: xmlParserCtxtPtr, parse: (xmlParserCtxtPtr) -> xmlDocPtr?
    ) throws(MarkupError) -> xmlDocPtr? {
        self.context = context
        context.pointee._private = Unmanaged.passUnretained(self).toOpaque()
        almanac_xml_report_errors(context) { context, error in
            // libxml2 knows the elements of HTML 4: that it does not know another one is no news.
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

    /// Refuses the document and stops the parser, which then calls back no more. Only for calls from a SAX callback
    /// other than the one for errors: there, libxml2 still holds pointers into the text that stopping frees.
    func refuse(_ reason: MarkupError.Reason, _ message: String, domain: Problem.Domain = .limits) {
        guard refusal == nil, let context else { return }
        let input = context.pointee.input?.pointee
        refusal = MarkupError(
            reason,
            Problem(message, domain: domain, line: input.map { Int($0.line) }, column: input.map { Int($0.col) }))
        xmlStopParser(context)
    }

    /// Refuses what only shows once tags are understood: depth, namespaces in scope and the variety of names.
    /// Called after each start tag.
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

    /// The parse that a callback belongs to; `context` is what libxml2 passes as its first argument.
    static func of(_ context: UnsafeMutableRawPointer?) -> Parser? {
        guard let context else { return nil }
        let parser = context.assumingMemoryBound(to: xmlParserCtxt.self).pointee._private
        return parser.map { Unmanaged<Parser>.fromOpaque($0).takeUnretainedValue() }
    }
}

/// The callback for a document's start: keeps libxml2 from making a table of the IDs in it, which nothing here looks
/// up, and which stops growing at some thousands.
let startDocumentWithoutIDs: startDocumentSAXFunc = { context in
    xmlSAX2StartDocument(context)
    context?.assumingMemoryBound(to: xmlParserCtxt.self).pointee.loadsubset |= XML_SKIP_IDS
}
