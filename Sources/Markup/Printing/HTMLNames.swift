internal import CLibXML2

/// The properties of elements that the HTML Standard defines by name.
enum HTMLNames {
    /// Whether the element has no content and no end tag (HTML, 13.1.2).
    static func isVoid(_ element: xmlNodePtr) -> Bool {
        void.contains(String(nullTerminated: element.pointee.name))
    }

    /// Whether white space is part of what the element shows or runs.
    static func isVerbatim(_ element: xmlNodePtr) -> Bool {
        verbatim.contains(String(nullTerminated: element.pointee.name))
    }

    /// Whether browsers lay the element out as a block or not at all (HTML, 15.3), so that white space around it has no
    /// meaning. All other elements, including unknown ones, are inline.
    static func isBlock(_ element: xmlNodePtr) -> Bool {
        block.contains(String(nullTerminated: element.pointee.name))
    }

    /// Whether the element contains another language, in which no element is a block of HTML.
    static func isForeign(_ element: xmlNodePtr) -> Bool {
        ["svg", "math"].contains(String(nullTerminated: element.pointee.name))
    }

    private static let void: Set<String> = [
        "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr",
    ]

    private static let verbatim: Set<String> = ["listing", "plaintext", "pre", "script", "style", "textarea", "xmp"]

    private static let block: Set<String> = [
        "address", "article", "aside", "base", "blockquote", "body", "caption", "center", "col", "colgroup",
        "datalist", "dd", "details", "dialog", "dir", "div", "dl", "dt", "fieldset", "figcaption", "figure", "footer",
        "form", "frameset", "h1", "h2", "h3", "h4", "h5", "h6", "head", "header", "hgroup", "hr", "html", "legend",
        "li", "link", "listing", "main", "menu", "meta", "nav", "noscript", "ol", "optgroup", "option", "p",
        "plaintext", "pre", "script", "search", "section", "source", "style", "summary", "table", "tbody", "td",
        "template", "tfoot", "th", "thead", "title", "tr", "track", "ul", "xmp",
    ]
}

/// The elements of a document that are printed on their own lines: blocks, and inline elements around blocks.
struct BlockElements {
    private var elements: Set<xmlNodePtr> = []

    /// No elements, for output that has no lines.
    init() {}

    /// Visits each node once.
    init(within root: xmlNodePtr) {
        var cursor: xmlNodePtr? = root
        while let node = cursor {
            cursor = node.next(within: root)
            guard node.pointee.type == XML_ELEMENT_NODE else { continue }
            if HTMLNames.isForeign(node) {
                cursor = node.nextAfter(within: root)
            } else if HTMLNames.isBlock(node) {
                insert(node)
            }
        }
    }

    func contains(_ node: xmlNodePtr) -> Bool {
        elements.contains(node)
    }

    /// Marks an element and its ancestors, up to the first that is already marked.
    private mutating func insert(_ element: xmlNodePtr) {
        var current: xmlNodePtr? = element
        while let node = current, node.pointee.type == XML_ELEMENT_NODE, elements.insert(node).inserted {
            current = node.pointee.parent
        }
    }
}
