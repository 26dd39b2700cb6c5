internal import CLibXML2

/// An element of a ``Document``, as cheap as a pointer and as safe as the document: it cannot be kept beyond it.
public struct Element: ~Escapable {
    let node: xmlNodePtr

    /// The document's element at `node`.
    @_lifetime(borrow document)
    init(_ node: xmlNodePtr, of document: borrowing Document) {
        self.node = node
    }

    /// The element at `node`, of the document that `other` is of.
    @_lifetime(copy other)
    init(_ node: xmlNodePtr, besides other: borrowing Element) {
        self.node = node
    }
}

extension Element {
    /// The local name: "holiday" for `<h:holiday>`. Names of HTML elements are in small letters.
    public var name: String {
        String(nullTerminated: node.pointee.name)
    }

    /// The namespace's name, if the element is in one.
    public var namespace: String? {
        node.pointee.ns?.pointee.href.map { String(nullTerminated: $0) }
    }

    /// Whether the element has this local name, in whatever namespace.
    public func isNamed(_ name: StaticString) -> Bool {
        name.equals(node.pointee.name)
    }

    /// Whether the element has this local name in this namespace.
    public func isNamed(_ name: StaticString, in namespace: StaticString) -> Bool {
        isNamed(name) && namespace.equals(node.pointee.ns?.pointee.href)
    }

    /// The line of its start tag, from 1. Beyond 65,535 it is the line of a text nearby.
    public var line: Int {
        xmlGetLineNo(node)
    }

    /// The element that contains this one.
    public var parent: Element? {
        @_lifetime(copy self)
        get {
            guard let parent = node.pointee.parent, parent.pointee.type == XML_ELEMENT_NODE else { return nil }
            return Element(parent, besides: self)
        }
    }
}
