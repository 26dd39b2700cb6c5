/// The checks of a document's bytes before libxml2 parses them. They take time linear in the document's size.
package enum Prescan {
    /// Checks an XML document and returns its text without a byte order mark.
    @_lifetime(copy bytes)
    package static func xml(_ bytes: Span<UInt8>, limits: SyntaxLimits) throws(SyntaxFault) -> Span<UInt8> {
        let text = try checkedText(bytes, limits: limits)
        try checkDeclaredEncoding(text)
        try checkXMLAttributes(text, limits: limits)
        return text
    }

    /// Checks an HTML document and returns its text without a byte order mark.
    @_lifetime(copy bytes)
    package static func html(_ bytes: Span<UInt8>, limits: SyntaxLimits) throws(SyntaxFault) -> Span<UInt8> {
        let text = try checkedText(bytes, limits: limits)
        try checkHTMLMarkup(text, limits: limits)
        try checkHTMLAttributes(text, limits: limits)
        return text
    }
}
