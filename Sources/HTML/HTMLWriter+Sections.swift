/// The values that `{{#name}}` iterates over. Compiled templates call these functions, and the Swift compiler chooses
/// one by the value's type:
///
/// | value | the section is written | names in it belong to |
/// |---|---|---|
/// | `Bool` | if it is true | the same value as outside the section |
/// | `Optional` | unless it is nil | the wrapped value |
/// | text | unless it is empty | the text: `{{.}}` |
/// | any other sequence | once for each element | the element |
/// | anything else | once | the value |
extension HTMLWriter {
    @inlinable
    public func section<Current>(_ flag: Bool, in current: Current) -> HTMLSection<Current> {
        HTMLSection(flag ? current : nil)
    }

    @inlinable
    public func section<Wrapped, Current>(_ value: Wrapped?, in current: Current) -> HTMLSection<Wrapped> {
        HTMLSection(value)
    }

    @inlinable
    public func section<Text: StringProtocol, Current>(_ text: Text, in current: Current) -> HTMLSection<Text> {
        HTMLSection(text.isEmpty ? nil : text)
    }

    @inlinable
    public func section<Elements: Collection, Current>(_ elements: Elements, in current: Current) -> Elements {
        elements
    }

    @inlinable
    public func section<Elements: Sequence, Current>(_ elements: Elements, in current: Current) -> [Elements.Element] {
        Array(elements)
    }

    @inlinable
    public func section<Value, Current>(_ value: Value, in current: Current) -> HTMLSection<Value> {
        HTMLSection(value)
    }
}

/// How often `{{#name}}` is written if no name in it is used. Called by compiled templates.
extension HTMLWriter {
    @inlinable
    public func count(_ flag: Bool) -> Int { flag ? 1 : 0 }

    // Does not take a `Wrapped?`, because any value would convert to one.
    @inlinable
    public func count(_ value: some HTMLOptional) -> Int { value.isNil ? 0 : 1 }

    @inlinable
    public func count(_ text: some StringProtocol) -> Int { text.isEmpty ? 0 : 1 }

    @inlinable
    public func count(_ elements: some Collection) -> Int { elements.count }

    @inlinable
    public func count(_ elements: some Sequence) -> Int { elements.reduce(0) { count, _ in count + 1 } }

    @inlinable
    public func count<Value>(_ value: Value) -> Int { 1 }
}

/// Whether `{{^name}}` is written: true if `{{#name}}` would write nothing. Called by compiled templates.
extension HTMLWriter {
    @inlinable
    public func inverted(_ flag: Bool) -> Bool { !flag }

    // Does not take a `Wrapped?`, because any value would convert to one.
    @inlinable
    public func inverted(_ value: some HTMLOptional) -> Bool { value.isNil }

    @inlinable
    public func inverted(_ elements: some Collection) -> Bool { elements.isEmpty }

    @available(*, unavailable, message: "an inverted section needs a Bool, an Optional, text or a Collection")
    public func inverted<Value>(_ value: Value) -> Bool { false }
}

/// Only `Optional` conforms. Called by compiled templates.
public protocol HTMLOptional {
    /// Whether the optional is nil.
    var isNil: Bool { get }
}

extension Optional: HTMLOptional {
    @inlinable public var isNil: Bool { self == nil }
}

/// One value or none. Compiled templates loop over it.
public struct HTMLSection<Element>: RandomAccessCollection {
    @usableFromInline let element: Element?

    @inlinable
    init(_ element: Element?) {
        self.element = element
    }

    @inlinable public var startIndex: Int { 0 }

    @inlinable public var endIndex: Int { element == nil ? 0 : 1 }

    /// - Precondition: the index is 0, and there is a value. Compiled templates use only valid indices.
    @inlinable
    public subscript(_: Int) -> Element {
        // No input leads here: only compiled templates use the subscript, and only with the section's own indices.
        guard let element else { preconditionFailure("the section has no value") }
        return element
    }
}
