internal import CLibXML2

/// What the HTML standard says of elements by their name.
enum HTMLNames {
    /// Elements without content or end tag (HTML, 13.1.2).
    static func isVoid(_ element: xmlNodePtr) -> Bool {
        void.contains(String(nullTerminated: element.pointee.name))
    }

    /// Elements whose white space is part of what they show or run.
    static func isVerbatim(_ element: xmlNodePtr) -> Bool {
        verbatim.contains(String(nullTerminated: element.pointee.name))
    }

    /// Elements that browsers lay out as blocks or not at all (HTML, 15.3), so that white space around them says
    /// nothing. All others, unknown ones included, are inline.
    static func isBlock(_ element: xmlNodePtr) -> Bool {
        block.contains(String(nullTerminated: element.pointee.name))
    }

    /// Elements with a language of their own inside, in which nothing is a block of HTML.
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

/// The elements of one document that have lines of their own: blocks, and inline elements around blocks.
struct BlockElements {
    private var elements: Set<xmlNodePtr> = []

    /// Looks at each node once.
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

    /// Marks an element and those around it, up to one that is marked already.
    private mutating func insert(_ element: xmlNodePtr) {
        var current: xmlNodePtr? = element
        while let node = current, node.pointee.type == XML_ELEMENT_NODE, elements.insert(node).inserted {
            current = node.pointee.parent
        }
    }
}
