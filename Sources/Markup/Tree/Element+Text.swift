internal import CLibXML2

extension Element {
    /// All text within the element, in document order, with white space unchanged.
    public var text: String {
        guard let first = node.pointee.children else { return "" }
        guard first.pointee.next != nil || first.pointee.type == XML_ELEMENT_NODE else {
            return String(nullTerminated: first.pointee.content)
        }
        var text = ""
        appendText(to: &text)
        return text
    }

    /// The bytes of the element's text, without a copy. Nil unless the element is empty or contains a single text node.
    public var textBytes: Span<UInt8>? {
        @_lifetime(copy self)
        get {
            guard let first = node.pointee.children else { return textSpan(nil) }
            guard first.pointee.next == nil, first.pointee.type == XML_TEXT_NODE else { return nil }
            return textSpan(first)
        }
    }

    /// Returns the bytes of a text node, or an empty span for nil.
    @_lifetime(copy self)
    func textSpan(_ text: xmlNodePtr?) -> Span<UInt8> {
        guard let content = text?.pointee.content else { return Span() }
        let span = Span(_unsafeStart: UnsafePointer(content), count: Int(xmlStrlen(content)))
        return _overrideLifetime(span, copying: self)
    }

    private func appendText(to text: inout String) {
        var cursor = node.pointee.children
        while let current = cursor {
            if current.pointee.isText {
                text += String(nullTerminated: current.pointee.content)
            }
            cursor = current.next(within: node)
        }
    }
}
