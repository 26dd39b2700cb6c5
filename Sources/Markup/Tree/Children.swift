internal import CLibXML2

/// The child elements of an element, in document order.
///
/// A `for` loop does not support values whose lifetime is bound to a document yet. Write
/// `while let child = children.next() { … }`.
///
/// ```swift
/// var entries = document.root.children(named: "entry")
/// while let entry = entries.next() {
///     print(entry.firstChild(named: "title")?.text ?? "no title")
/// }
/// ```
///
/// Each step is one step in libxml2's list. A name can be a literal or a `String` chosen at run time: it is only compared,
/// as bytes, so any text is safe here.
public struct Children: ~Escapable {
    private let owner: Element
    private var cursor: xmlNodePtr?
    private let name: NameTest

    @_lifetime(copy owner)
    init(of owner: Element, named name: NameTest) {
        self.owner = owner
        self.cursor = owner.node.pointee.children
        self.name = name
    }

    /// Returns the next child element, or nil after the last.
    @_lifetime(copy self)
    public mutating func next() -> Element? {
        while let candidate = cursor {
            cursor = candidate.pointee.next
            guard candidate.pointee.type == XML_ELEMENT_NODE, name.matches(candidate.pointee.name) else { continue }
            return Element(candidate, besides: owner)
        }
        return nil
    }
}

extension Element {
    /// The child elements.
    public var children: Children {
        @_lifetime(copy self)
        get { Children(of: self, named: .any) }
    }

    /// Returns the child elements with this local name.
    @_lifetime(copy self)
    public func children(named name: StaticString) -> Children {
        Children(of: self, named: .literal(name))
    }

    /// Returns the child elements with this local name, chosen at run time.
    @_disfavoredOverload
    @_lifetime(copy self)
    public func children(named name: String) -> Children {
        Children(of: self, named: .chosen(name))
    }

    /// Returns the first child element with this local name, or nil.
    @_lifetime(copy self)
    public func firstChild(named name: StaticString) -> Element? {
        var children = children(named: name)
        return children.next()
    }

    /// Returns the first child element with this local name, chosen at run time, or nil.
    @_disfavoredOverload
    @_lifetime(copy self)
    public func firstChild(named name: String) -> Element? {
        var children = children(named: name)
        return children.next()
    }
}
