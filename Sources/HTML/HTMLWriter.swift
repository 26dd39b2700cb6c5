/// Collects the bytes of a page, UTF-8, in the order in which they are written.
///
/// Compiled templates call it; little else should. Markup can only come from a `StaticString`, which is part
/// of the program. Everything else is escaped on its way in, for the place it stands in; there is no raw
/// output.
public struct HTMLWriter: Sendable {
    /// What was written so far.
    public internal(set) var bytes: [UInt8]

    /// - Parameter capacity: the room to reserve, in bytes; a page that needs more costs a copy.
    public init(capacity: Int = 0) {
        bytes = []
        bytes.reserveCapacity(max(0, capacity))
    }

    /// Writes markup from the program's own text, as it is.
    public mutating func literal(_ markup: StaticString) {
        markup.withUTF8Buffer { bytes.append(contentsOf: $0) }
    }

    /// Writes a value where an element's text stands: `&`, `<` and `>` are escaped.
    public mutating func text(_ value: String) {
        append(value, escaping: .text)
    }

    /// Writes a value where an element's text stands: `&`, `<` and `>` are escaped.
    @inlinable
    public mutating func text(_ value: some HTMLText) {
        text(value.htmlText)
    }

    /// Writes a value inside a quoted attribute: `&`, `<`, `>`, `"` and `'` are escaped, so that it cannot end
    /// an attribute in either kind of quotes.
    public mutating func attribute(_ value: String) {
        append(value, escaping: .attribute)
    }

    /// Writes a value inside a quoted attribute: `&`, `<`, `>`, `"` and `'` are escaped, so that it cannot end
    /// an attribute in either kind of quotes.
    @inlinable
    public mutating func attribute(_ value: some HTMLText) {
        attribute(value.htmlText)
    }

    /// Writes the whole value of an attribute that is an address, such as `href`.
    public mutating func link(_ link: Link) {
        append(link.description, escaping: .attribute)
    }

    /// Hands out what was written and starts again with nothing; for a page that is sent in parts.
    public mutating func take() -> [UInt8] {
        defer { bytes = [] }
        return bytes
    }
}
