internal import CLibXML2

/// What stands directly within an element: an element or a stretch of text.
public struct Node: ~Escapable {
    private let owner: Element
    private let node: xmlNodePtr

    @_lifetime(copy owner)
    init(_ node: xmlNodePtr, besides owner: Element) {
        self.owner = owner
        self.node = node
    }

    /// The element, if it is one.
    public var element: Element? {
        @_lifetime(copy self)
        get { node.pointee.type == XML_ELEMENT_NODE ? Element(node, besides: owner) : nil }
    }

    /// The text, white space as it stands, if it is one.
    public var text: String? {
        node.pointee.isText ? String(nullTerminated: node.pointee.content) : nil
    }
}

/// The elements and texts of an element's content, one after the other: for content where their order matters.
public struct Nodes: ~Escapable {
    private let owner: Element
    private var cursor: xmlNodePtr?

    @_lifetime(copy owner)
    init(of owner: Element) {
        self.owner = owner
        self.cursor = owner.node.pointee.children
    }

    /// The next element or text, or nil after the last.
    @_lifetime(copy self)
    public mutating func next() -> Node? {
        guard let node = cursor else { return nil }
        cursor = node.pointee.next
        return Node(node, besides: owner)
    }
}

extension Element {
    /// The elements and texts directly within this one.
    public var nodes: Nodes {
        @_lifetime(copy self)
        get { Nodes(of: self) }
    }
}
