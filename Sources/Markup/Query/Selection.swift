internal import CLibXML2

/// The elements that an expression or a selector selects, in document order.
///
/// ```swift
/// var links = try document.root.select(XPath("//a[@href]"))
/// print("\(links.count) links")
/// while let link = links.next() {
///     print(link.attribute("href") ?? "")
/// }
/// ```
///
/// A selection owns libxml2's result. Neither the selection nor its elements can outlive the document.
public struct Selection: ~Copyable, ~Escapable {
    private let owner: Element
    private let result: xmlXPathObjectPtr
    private var position = 0

    /// The number of elements selected.
    public let count: Int

    @_lifetime(copy owner)
    init(_ result: xmlXPathObjectPtr, besides owner: Element) {
        self.owner = owner
        self.result = result
        self.count = Int(result.pointee.nodesetval?.pointee.nodeNr ?? 0)
    }

    deinit {
        xmlXPathFreeObject(result)
    }

    /// Returns the next element, or nil after the last.
    @_lifetime(copy self)
    public mutating func next() -> Element? {
        guard position < count, let node = result.pointee.nodesetval.pointee.nodeTab[position] else { return nil }
        position += 1
        return Element(node, besides: owner)
    }
}
