extension Document {
    /// Parses an XML document.
    ///
    /// - Parameters:
    ///   - xml: the whole document in UTF-8, with or without a byte order mark.
    ///   - limits: the limits that the document has to respect.
    /// - Throws: a ``MarkupError`` if the document is not well-formed and namespace-well-formed (XML 1.0, Namespaces in
    ///   XML 1.0), has a document type declaration, declares another encoding or exceeds a limit.
    public init(xml: Span<UInt8>, limits: Limits = Limits()) throws(MarkupError) {
        try self.init(Parser.xml(xml, limits: limits), steps: limits.steps)
    }

    /// Parses an XML document; see ``init(xml:limits:)``.
    public init(xml: [UInt8], limits: Limits = Limits()) throws(MarkupError) {
        try self.init(xml: xml.span, limits: limits)
    }

    /// Parses an HTML document.
    ///
    /// - Parameters:
    ///   - html: the whole document in UTF-8, with or without a byte order mark. An encoding that it declares is
    ///     ignored.
    ///   - limits: the limits that the document has to respect.
    /// - Throws: a ``MarkupError`` if the document is empty, is not UTF-8 or exceeds a limit. All other errors are
    ///   repaired and reported in ``warnings``.
    public init(html: Span<UInt8>, limits: Limits = Limits()) throws(MarkupError) {
        try self.init(Parser.html(html, limits: limits), steps: limits.steps)
    }

    /// Parses an HTML document; see ``init(html:limits:)``.
    public init(html: [UInt8], limits: Limits = Limits()) throws(MarkupError) {
        try self.init(html: html.span, limits: limits)
    }
}
