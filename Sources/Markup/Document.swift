internal import CLibXML2

/// A parsed XML or HTML document.
///
/// The document owns its tree and frees it when it ends; nothing that is read from it outlives it: ``Element`` and
/// all that leads to one are bound to the document's lifetime by the compiler.
///
/// ```swift
/// let document = try Document(xml: bytes)
/// var holidays = document.root.children(named: "holiday")
/// while let holiday = holidays.next() {
///     print(holiday.attribute("types") ?? "", holiday.text)
/// }
/// ```
public struct Document: ~Copyable {
    let tree: xmlDocPtr

    /// The element that contains all others.
    ///
    /// A document without one is never made, and no operation takes it away.
    let rootNode: xmlNodePtr

    /// What the parser found odd and accepted. For HTML this includes all errors it repaired, unknown elements
    /// among them, since libxml2 knows those of HTML 4 only.
    public let warnings: [Problem]

    /// For all expressions that are evaluated in the document; the tree's `_private` leads to it.
    private let steps: StepBudget

    private init(_ parsed: Tree, steps: Int) throws(MarkupError) {
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
    /// Parses an XML document.
    ///
    /// - Parameters:
    ///   - xml: the whole document in UTF-8, with or without a byte order mark.
    ///   - limits: how much is accepted.
    /// - Throws: a ``MarkupError`` if the document is not well-formed and namespace-well-formed (XML 1.0, Namespaces
    ///   in XML 1.0), has a document type declaration, declares another encoding or passes a limit.
    public init(xml: Span<UInt8>, limits: Limits = Limits()) throws(MarkupError) {
        try self.init(Parser.xml(xml, limits: limits), steps: limits.steps)
    }

    /// Parses an XML document; see ``init(xml:limits:)``.
    public init(xml: [UInt8], limits: Limits = Limits()) throws(MarkupError) {
        try self.init(xml: xml.span, limits: limits)
    }

    /// Parses an HTML document.
    ///
    /// - Parameters:
    ///   - html: the whole document in UTF-8, with or without a byte order mark. What it says about its encoding
    ///     is not looked at.
    ///   - limits: how much is accepted.
    /// - Throws: a ``MarkupError`` if the document is empty, is not UTF-8 or passes a limit. All other mistakes are
    ///   repaired and reported in ``warnings``.
    public init(html: Span<UInt8>, limits: Limits = Limits()) throws(MarkupError) {
        try self.init(Parser.html(html, limits: limits), steps: limits.steps)
    }

    /// Parses an HTML document; see ``init(html:limits:)``.
    public init(html: [UInt8], limits: Limits = Limits()) throws(MarkupError) {
        try self.init(html: html.span, limits: limits)
    }
}

extension Document {
    /// The element that contains all others.
    public var root: Element {
        @_lifetime(borrow self)
        get { Element(rootNode, of: self) }
    }

    /// Whether the document was parsed as HTML.
    public var isHTML: Bool {
        tree.pointee.type == XML_HTML_DOCUMENT_NODE
    }
}

// A document has one owner, so sending it to another thread takes it from the first. Borrowed by several threads at
// once it is only read: no operation that borrows writes into the tree, libxml2's evaluation of XPath included, and
// validation, which does write, needs exclusive access (`mutating`).
extension Document: @unchecked Sendable {}
