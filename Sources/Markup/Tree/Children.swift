internal import CLibXML2

/// The child elements of an element, one after the other.
///
/// A `for` loop cannot hold values that are bound to a document yet; write
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

    /// The next child element, or nil after the last.
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
    /// The elements directly within this one.
    public var children: Children {
        @_lifetime(copy self)
        get { Children(of: self, named: nil) }
    }

    /// The elements directly within this one that have this local name.
    @_lifetime(copy self)
    public func children(named name: StaticString) -> Children {
        Children(of: self, named: name)
    }

    /// The first element directly within this one that has this local name.
    @_lifetime(copy self)
    public func firstChild(named name: StaticString) -> Element? {
        var children = children(named: name)
        return children.next()
    }
}
