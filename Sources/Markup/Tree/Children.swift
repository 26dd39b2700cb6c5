internal import CLibXML2

/// The child elements of an element, in document order.
///
/// A `for` loop does not support values whose lifetime is bound to a document yet. Write
/// `while let child = children.next() { … }`.
public struct Children: ~Escapable {
    private let owner: Element
    private var cursor: xmlNodePtr?
    private let name: StaticString?

    @_lifetime(copy owner)
    init(of owner: Element, named name: StaticString?) {
        self.owner = owner
        self.cursor = owner.node.pointee.children
        self.name = name
    }

    /// Returns the next child element, or nil after the last.
    @_lifetime(copy self)
    public mutating func next() -> Element? {
        while let candidate = cursor {
            cursor = candidate.pointee.next
            guard candidate.pointee.type == XML_ELEMENT_NODE else { continue }
            if let name, !name.equals(candidate.pointee.name) { continue }
            return Element(candidate, besides: owner)
        }
        return nil
    }
}

extension Element {
    /// The child elements.
    public var children: Children {
        @_lifetime(copy self)
        get { Children(of: self, named: nil) }
    }

    /// Returns the child elements with this local name.
    @_lifetime(copy self)
    public func children(named name: StaticString) -> Children {
        Children(of: self, named: name)
    }

    /// Returns the first child element with this local name, or nil.
    @_lifetime(copy self)
    public func firstChild(named name: StaticString) -> Element? {
        var children = children(named: name)
        return children.next()
    }
}
