internal import CLibXML2

/// A parsed XML or HTML document.
///
/// The document owns its tree and frees it at the end of its own lifetime. No ``Element``, nor any other value that
/// points into the tree, can outlive the document: the compiler binds their lifetimes to it.
///
/// ```swift
/// let document = try Document(xml: bytes)
/// var holidays = document.root.children(named: "holiday")
/// while let holiday = holidays.next() {
///     print(holiday.attribute("types") ?? "", holiday.text)
/// }
/// ```
///
/// The document may come from anybody: ``Limits`` bound its cost, nothing that it names is loaded, and XML with a
/// document type declaration is rejected. <doc:Security> has the details.
public struct Document: ~Copyable {
    let tree: xmlDocPtr

    /// The root element.
    ///
    /// The initialiser rejects a document without one, and no operation removes it.
    let rootNode: xmlNodePtr

    /// The first problems, at most 20, that the parser reported and accepted.
    ///
    /// For HTML these include the errors that it repaired. They do not include unknown elements, since libxml2 knows
    /// only those of HTML 4.
    public let warnings: [Problem]

    /// The XPath steps left for all expressions evaluated in the document. The tree's `_private` points to it.
    private let steps: StepBudget

    init(_ parsed: Tree, steps: Int) throws(MarkupError) {
        guard let rootNode = xmlDocGetRootElement(parsed.document) else {
            xmlFreeDoc(parsed.document)
            throw MarkupError(.malformed, Problem("the document has no element", domain: .xml))
        }
        self.tree = parsed.document
        self.rootNode = rootNode
        self.warnings = parsed.warnings
        self.steps = StepBudget(steps)
        parsed.document.pointee._private = Unmanaged.passUnretained(self.steps).toOpaque()
    }

    deinit {
        xmlFreeDoc(tree)
    }
}

extension Document {
    /// The root element, which contains all others.
    public var root: Element {
        @_lifetime(borrow self)
        get { Element(rootNode, of: self) }
    }

    /// Whether the document was parsed as HTML.
    public var isHTML: Bool {
        tree.pointee.type == XML_HTML_DOCUMENT_NODE
    }
}

// A document has one owner, so sending it to another thread takes it away from the first. Several threads may borrow it
// at once, because no borrowing operation writes into the tree; this includes libxml2's evaluation of XPath. Validation
// does write, so it requires exclusive access (`mutating`).
extension Document: @unchecked Sendable {}
