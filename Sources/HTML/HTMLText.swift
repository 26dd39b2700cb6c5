/// A value that a template can write with `{{name}}`.
///
/// The value only supplies its text. The writer escapes it, so no conformance can bring markup into a page.
public protocol HTMLText {
    /// The text that a reader sees, unescaped.
    var htmlText: String { get }
}

extension String: HTMLText {
    @inlinable public var htmlText: String { self }
}

extension Substring: HTMLText {
    @inlinable public var htmlText: String { String(self) }
}

extension Character: HTMLText {
    @inlinable public var htmlText: String { String(self) }
}

extension Link: HTMLText {
    /// The address as text, as in `<code>{{link}}</code>` or `data-results="{{link}}"`.
    public var htmlText: String { description }
}

extension HTMLText where Self: BinaryInteger {
    /// The number in decimal digits without grouping, with a leading "-" if it is negative.
    @inlinable public var htmlText: String { String(self) }
}

extension Int: HTMLText {}
extension Int8: HTMLText {}
extension Int16: HTMLText {}
extension Int32: HTMLText {}
extension Int64: HTMLText {}
extension UInt: HTMLText {}
extension UInt8: HTMLText {}
extension UInt16: HTMLText {}
extension UInt32: HTMLText {}
extension UInt64: HTMLText {}
