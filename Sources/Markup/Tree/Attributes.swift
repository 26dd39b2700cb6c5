internal import CLibXML2

/// An attribute of an ``Element``; see ``Attributes``. It cannot outlive the document.
///
/// Its name is untrusted, like its value. To copy attributes into HTML, choose them by name from a list of your own.
public struct Attribute: ~Escapable {
    private let owner: Element
    private let node: xmlAttrPtr

    @_lifetime(copy owner)
    init(_ node: xmlAttrPtr, of owner: Element) {
        self.owner = owner
        self.node = node
    }

    /// The local name: "lang" for `xml:lang`. In HTML, attributes have no namespaces: the name is as written, in lower
    /// case, with any colon.
    public var name: String {
        String(nullTerminated: node.pointee.name)
    }

    /// The prefix in the document ("xml" in `xml:lang`), or nil if the name has no prefix.
    public var prefix: String? {
        node.pointee.ns?.pointee.prefix.map { String(nullTerminated: $0) }
    }

    /// The name of the attribute's namespace; nil if it is in none. An attribute without a prefix is in none, whatever
    /// the default namespace is (Namespaces in XML 1.0, 6.2).
    public var namespace: String? {
        node.pointee.ns?.pointee.href.map { String(nullTerminated: $0) }
    }

    /// The value, with references expanded; empty if the attribute of an HTML document has none.
    public var value: String {
        String(nullTerminated: node.pointee.children?.pointee.content)
    }

    /// The bytes of the value. Nothing is copied.
    public var valueBytes: Span<UInt8> {
        @_lifetime(copy self)
        get { owner.textSpan(node.pointee.children) }
    }
}

/// The attributes of an element, in the order in which they are written.
///
/// ```swift
/// var attributes = element.attributes
/// while let attribute = attributes.next() {
///     print(attribute.namespace ?? "no namespace", attribute.name, attribute.value)
/// }
/// ```
///
/// Declarations of namespaces (`xmlns`, `xmlns:p`) are not attributes of XML, so they are left out. HTML has no such
/// declarations: there, `xmlns` is an attribute like any other. The number of attributes is bounded by
/// ``Limits/attributes``.
public struct Attributes: ~Escapable {
    private let owner: Element
    private var cursor: xmlAttrPtr?

    @_lifetime(copy owner)
    init(of owner: Element) {
        self.owner = owner
        self.cursor = owner.node.pointee.properties
    }

    /// Returns the next attribute, or nil after the last.
    @_lifetime(copy self)
    public mutating func next() -> Attribute? {
        guard let node = cursor else { return nil }
        cursor = node.pointee.next
        return Attribute(node, of: owner)
    }
}

extension Element {
    /// The attributes, in the order in which they are written, without declarations of namespaces.
    public var attributes: Attributes {
        @_lifetime(copy self)
        get { Attributes(of: self) }
    }
}
