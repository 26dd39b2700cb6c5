/// The query of many links of a page, printed once.
///
/// ```swift
/// let query = PrintedQuery { $0.item("for", "holidays") }
/// let links = codes.map { code in
///     Link { parts in
///         parts.segment(code)
///         parts.query(query)
///     }
/// }
/// ```
public struct PrintedQuery: Sendable {
    /// The question mark and the items, encoded; empty without items.
    let text: String
    let hasAmpersand: Bool

    /// - Parameter items: prints the items.
    public init(printing items: (inout AddressPrinter) -> Void) {
        let link = Link(printing: items)
        // The path of a link without segments is one slash.
        text = link.description.utf8.count > 1 ? String(link.description.dropFirst()) : ""
        hasAmpersand = link.needsEscaping
    }
}
