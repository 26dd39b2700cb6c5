internal import CLibXML2

/// An element of a ``Document``. It costs as much as a pointer, and the compiler keeps it from outliving the document.
///
/// ```swift
/// let entry = document.root.firstChild(named: "entry")
/// print(entry?.attribute("id") ?? "no id", entry?.text ?? "")
/// ```
///
/// Names and values are copied as the document has them. They come from its author: escape them before you print them into
/// HTML, SQL or a terminal.
public struct Element: ~Escapable {
    let node: xmlNodePtr

    /// Creates the document's element at `node`.
    @_lifetime(borrow document)
    init(_ node: xmlNodePtr, of document: borrowing Document) {
        self.node = node
    }

    /// Creates the element at `node`, in the same document as `other`.
    @_lifetime(copy other)
    init(_ node: xmlNodePtr, besides other: borrowing Element) {
        self.node = node
    }
}

extension Element {
    /// The local name: "holiday" for `<h:holiday>`. Names of HTML elements are in lower case.
    public var name: String {
        String(nullTerminated: node.pointee.name)
    }

    /// The prefix in the document ("h" in `<h:holiday>`), or nil if the name has no prefix. Compare ``namespace`` instead:
    /// the author of a document chooses its prefixes.
    public var prefix: String? {
        node.pointee.ns?.pointee.prefix.map { String(nullTerminated: $0) }
    }

    /// The name of the element's namespace; nil if it is in none.
    public var namespace: String? {
        node.pointee.ns?.pointee.href.map { String(nullTerminated: $0) }
    }

    /// Whether the element has this local name, in any namespace.
    public func isNamed(_ name: StaticString) -> Bool {
        name.equals(node.pointee.name)
    }

    /// Whether the element has this local name, chosen at run time, in any namespace.
    @_disfavoredOverload
    public func isNamed(_ name: String) -> Bool {
        name.equals(node.pointee.name)
    }

    /// Whether the element has this local name in this namespace.
    public func isNamed(_ name: StaticString, in namespace: StaticString) -> Bool {
        isNamed(name) && namespace.equals(node.pointee.ns?.pointee.href)
    }

    /// The line of the start tag, counted from 1. Beyond line 65,535 it is the line of nearby text.
    public var line: Int {
        xmlGetLineNo(node)
    }

    /// The element that contains this one; nil for the root element.
    public var parent: Element? {
        @_lifetime(copy self)
        get {
            guard let parent = node.pointee.parent, parent.pointee.type == XML_ELEMENT_NODE else { return nil }
            return Element(parent, besides: self)
        }
    }
}
