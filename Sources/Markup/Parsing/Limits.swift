/// The limits on the size and complexity of a document. A document that exceeds a limit is rejected, never cut.
///
/// ```swift
/// var limits = Limits()
/// limits.bytes = 100_000
/// let document = try Document(xml: bytes, limits: limits)
/// ```
///
/// The defaults are meant for untrusted documents. They come from measurements of libxml2 2.9.14, whose running time
/// grows faster than linearly with a document's depth and with its attributes. Raise a limit only for documents that
/// you trust.
public struct Limits: Hashable, Sendable {
    /// The maximum size of a document in bytes; 2 MB by default.
    public var bytes = 2_000_000

    /// The maximum nesting depth of elements; 256 by default. Higher values have no effect, since libxml2 2.9 stops
    /// there.
    public var depth = 256

    /// The maximum number of attributes in one tag, including namespace declarations and repeated names; 512 by
    /// default.
    public var attributes = 512

    /// The maximum number of namespace declarations in scope at one place of an XML document; 512 by default.
    public var namespaces = 512

    /// The maximum number of different names of elements, attributes and namespaces; 20,000 by default. libxml2 keeps
    /// them in a hash table that stops growing at a few thousand entries.
    public var names = 20_000

    /// The maximum number of tags in an HTML document; 80,000 by default. Start tags, end tags and everything else that
    /// begins with `<` count. A page of 2 MB made for people has fewer.
    public var tags = 80_000

    /// The maximum number of character references in an HTML document, including everything else that begins with `&`;
    /// 200,000 by default.
    public var references = 200_000

    /// The maximum number of control characters in an HTML document; 1,000 by default. HTML does not allow any.
    public var controls = 1_000

    /// The maximum number of XPath steps for all expressions evaluated in the document together; 1,000,000 by default.
    /// A single evaluation may take at most ``XPath/stepLimit``.
    public var steps = 1_000_000

    /// Creates the limits for untrusted documents.
    public init() {}
}
