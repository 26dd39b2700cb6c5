/// How much of a document is accepted. What passes a limit is refused, never cut.
///
/// The values an untrusted document is held to come from measurements of libxml2 2.9.14, whose time grows faster
/// than a document's size in depth and in attributes.
public struct Limits: Hashable, Sendable {
    /// Bytes in a document: 2 MB.
    public var bytes = 2_000_000

    /// Elements within one another: 256, and never more, since libxml2 2.9 stops there.
    public var depth = 256

    /// Attributes of one tag, namespace declarations and repeated names included: 512.
    public var attributes = 512

    /// Namespace declarations in scope at one place of an XML document: 512.
    public var namespaces = 512

    /// Different names of elements, attributes and namespaces: 20,000. libxml2 keeps them in a table that stops
    /// growing at some thousands.
    public var names = 20_000

    /// Tags of an HTML document, start and end, and whatever else begins with `<`: 80,000. A page of 2 MB that is made
    /// for people has fewer.
    public var tags = 80_000

    /// Character references of an HTML document, and whatever else begins with `&`: 200,000.
    public var references = 200_000

    /// Control characters of an HTML document, which it may not have at all: 1,000.
    public var controls = 1_000

    /// Steps of XPath that all expressions evaluated in the document may take together: 1,000,000. One alone may take
    /// ``XPath/stepLimit``.
    public var steps = 1_000_000

    /// The limits for untrusted documents.
    public init() {}
}
