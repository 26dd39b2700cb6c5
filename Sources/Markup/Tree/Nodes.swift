internal import CLibXML2

/// A child node of an element: an element or text; see ``Nodes``.
public struct Node: ~Escapable {
    private let owner: Element
    private let node: xmlNodePtr

    @_lifetime(copy owner)
    init(_ node: xmlNodePtr, besides owner: Element) {
        self.owner = owner
        self.node = node
    }

    /// The element; nil if this is text.
    public var element: Element? {
        @_lifetime(copy self)
        get { node.pointee.type == XML_ELEMENT_NODE ? Element(node, besides: owner) : nil }
    }

    /// The text, with white space unchanged; nil if this is an element.
    public var text: String? {
        node.pointee.isText ? String(nullTerminated: node.pointee.content) : nil
    }
}

/// The child nodes of an element in document order, for content in which the order of elements and texts matters.
///
/// ```swift
/// var nodes = paragraph.nodes
/// while let node = nodes.next() {
///     print(node.text ?? node.element?.name ?? "")
/// }
/// ```
public struct Nodes: ~Escapable {
    private let owner: Element
    private var cursor: xmlNodePtr?

    @_lifetime(copy owner)
    init(of owner: Element) {
        self.owner = owner
        self.cursor = owner.node.pointee.children
    }

    /// Returns the next element or text, or nil after the last.
    @_lifetime(copy self)
    public mutating func next() -> Node? {
        guard let node = cursor else { return nil }
        cursor = node.pointee.next
        return Node(node, besides: owner)
    }
}

extension Element {
    /// The child nodes: elements and texts.
    public var nodes: Nodes {
        @_lifetime(copy self)
        get { Nodes(of: self) }
    }
}
