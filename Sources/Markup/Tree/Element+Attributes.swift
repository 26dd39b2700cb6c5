internal import CLibXML2

extension Element {
    /// Returns the value of an attribute in no namespace, or nil if it is missing.
    public func attribute(_ name: StaticString) -> String? {
        attributeNode(.literal(name)).map(Self.value)
    }

    /// Returns the value of an attribute in no namespace, whose name is chosen at run time, or nil if it is missing.
    @_disfavoredOverload
    public func attribute(_ name: String) -> String? {
        attributeNode(.chosen(name)).map(Self.value)
    }

    /// Returns the value of an attribute in a namespace, or nil if it is missing.
    public func attribute(_ name: StaticString, in namespace: StaticString) -> String? {
        attributeNode(.literal(name), in: .literal(namespace)).map(Self.value)
    }

    /// Returns the value of an attribute in a namespace, with names chosen at run time, or nil if it is missing.
    @_disfavoredOverload
    public func attribute(_ name: String, in namespace: String) -> String? {
        attributeNode(.chosen(name), in: .chosen(namespace)).map(Self.value)
    }

    /// The element's own `xml:lang` (XML 1.0, 2.12), or `lang` in HTML; nil if it has none.
    public var language: String? {
        attribute("lang", in: "http://www.w3.org/XML/1998/namespace")
            ?? (isOfHTML ? attribute("lang") : nil)
    }

    /// Returns the bytes of the value of an attribute in no namespace, or nil if it is missing. Nothing is copied.
    @_lifetime(copy self)
    public func attributeBytes(_ name: StaticString) -> Span<UInt8>? {
        guard let attribute = attributeNode(.literal(name)) else { return nil }
        return textSpan(attribute.pointee.children)
    }

    private func attributeNode(_ name: NameTest) -> xmlAttrPtr? {
        var candidate = node.pointee.properties
        while let attribute = candidate {
            if attribute.pointee.ns == nil, name.matches(attribute.pointee.name) { return attribute }
            candidate = attribute.pointee.next
        }
        return nil
    }

    private func attributeNode(_ name: NameTest, in namespace: NameTest) -> xmlAttrPtr? {
        var candidate = node.pointee.properties
        while let attribute = candidate {
            if let scope = attribute.pointee.ns, name.matches(attribute.pointee.name),
                namespace.matches(scope.pointee.href)
            {
                return attribute
            }
            candidate = attribute.pointee.next
        }
        return nil
    }

    private static func value(_ attribute: xmlAttrPtr) -> String {
        String(nullTerminated: attribute.pointee.children?.pointee.content)
    }

    /// Whether the document was parsed as HTML.
    var isOfHTML: Bool {
        node.pointee.doc?.pointee.type == XML_HTML_DOCUMENT_NODE
    }
}
