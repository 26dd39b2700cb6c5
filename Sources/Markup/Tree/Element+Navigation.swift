internal import CLibXML2

extension Element {
    /// The next element with the same parent; nil after the last. Text between them is skipped.
    public var nextSibling: Element? {
        @_lifetime(copy self)
        get {
            var cursor = node.pointee.next
            while let candidate = cursor, candidate.pointee.type != XML_ELEMENT_NODE {
                cursor = candidate.pointee.next
            }
            guard let cursor else { return nil }
            return Element(cursor, besides: self)
        }
    }

    /// The previous element with the same parent; nil before the first. Text between them is skipped.
    public var previousSibling: Element? {
        @_lifetime(copy self)
        get {
            var cursor = node.pointee.prev
            while let candidate = cursor, candidate.pointee.type != XML_ELEMENT_NODE {
                cursor = candidate.pointee.prev
            }
            guard let cursor else { return nil }
            return Element(cursor, besides: self)
        }
    }

    /// All elements within this one, at any depth.
    public var descendants: Descendants {
        @_lifetime(copy self)
        get { Descendants(of: self) }
    }

    /// Whether both are the same element of the same document, not only equal ones.
    public func isIdentical(to other: borrowing Element) -> Bool {
        node == other.node
    }

    /// The path from the root element, such as `/holidays/holiday[3]`; see ``Problem/path``.
    public var path: String {
        node.path
    }
}

/// All elements within an element, in document order.
///
/// ```swift
/// var elements = document.root.descendants
/// while let element = elements.next() {
///     print(element.path)
/// }
/// ```
///
/// It takes one step for each node and no XPath step. It does not recurse, so a deep document cannot overflow the stack.
public struct Descendants: ~Escapable {
    private let owner: Element
    private var cursor: xmlNodePtr?

    @_lifetime(copy owner)
    init(of owner: Element) {
        self.owner = owner
        self.cursor = owner.node.next(within: owner.node)
    }

    /// Returns the next element, or nil after the last.
    @_lifetime(copy self)
    public mutating func next() -> Element? {
        while let candidate = cursor {
            cursor = candidate.next(within: owner.node)
            if candidate.pointee.type == XML_ELEMENT_NODE { return Element(candidate, besides: owner) }
        }
        return nil
    }
}
