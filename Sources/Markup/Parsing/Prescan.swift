/// What is checked about a document's bytes before libxml2 sees them: in passes that take time linear in the size.
enum Prescan {
    /// The text of an XML document, without a byte order mark, that is safe to parse.
    @_lifetime(copy bytes)
    static func xml(_ bytes: Span<UInt8>, limits: Limits) throws(MarkupError) -> Span<UInt8> {
        let text = try checkedText(bytes, limits: limits)
        try checkDeclaredEncoding(text)
        try checkXMLAttributes(text, limits: limits)
        return text
    }

    /// The text of an HTML document, without a byte order mark, that is safe to parse.
    @_lifetime(copy bytes)
    static func html(_ bytes: Span<UInt8>, limits: Limits) throws(MarkupError) -> Span<UInt8> {
        let text = try checkedText(bytes, limits: limits)
        try checkHTMLMarkup(text, limits: limits)
        try checkHTMLAttributes(text, limits: limits)
        return text
    }
}
