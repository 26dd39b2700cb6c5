/// What `{{#name}}` writes its content for. Compiled templates call these functions, and the Swift compiler chooses
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
    public func section(_ flag: Bool) -> HTMLCondition { HTMLCondition(flag) }

    @inlinable
    public func section<Wrapped>(_ value: Wrapped?) -> HTMLSection<Wrapped> { HTMLSection(value) }

    @inlinable
    public func section<Text: StringProtocol>(_ text: Text) -> HTMLSection<Text> {
        HTMLSection(text.isEmpty ? nil : text)
    }

    @inlinable
    public func section<Element>(_ elements: [Element]) -> HTMLRows<Element> { HTMLRows(elements) }

    @inlinable
    public func section<Elements: Sequence>(_ elements: Elements) -> HTMLRows<Elements.Element> {
        HTMLRows(Array(elements))
    }

    @inlinable
    public func section<Value>(_ value: Value) -> HTMLSection<Value> { HTMLSection(value) }
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

// The bodies of sections take pointers, which are valid while they run. As a parameter, an element would be copied, with
// all its texts: the compiler cannot know that the body leaves the list alone.

/// A section whose names belong to the value outside it. Used by compiled templates.
public struct HTMLCondition {
    @usableFromInline let isTrue: Bool

    @inlinable
    init(_ isTrue: Bool) {
        self.isTrue = isTrue
    }

    @inlinable
    public func write<Outer>(
        in outer: Outer, into writer: inout HTMLWriter, _ body: (Outer, inout HTMLWriter) -> Void
    ) {
        if isTrue { body(outer, &writer) }
    }
}

/// A section of one value or none. Used by compiled templates.
public struct HTMLSection<Element> {
    @usableFromInline let element: Element?

    @inlinable
    init(_ element: Element?) {
        self.element = element
    }

    @inlinable
    public func write<Outer>(
        in outer: Outer, into writer: inout HTMLWriter, _ body: (UnsafePointer<Element>, inout HTMLWriter) -> Void
    ) {
        if let element { withUnsafePointer(to: element) { body($0, &writer) } }
    }
}

/// A section that is written for each of its elements. Used by compiled templates.
public struct HTMLRows<Element> {
    @usableFromInline let elements: [Element]

    @inlinable
    init(_ elements: [Element]) {
        self.elements = elements
    }

    @inlinable
    public func write<Outer>(
        in outer: Outer, into writer: inout HTMLWriter, _ body: (UnsafePointer<Element>, inout HTMLWriter) -> Void
    ) {
        elements.withUnsafeBufferPointer { rows in
            guard let first = rows.baseAddress else { return }
            for index in rows.indices { body(first + index, &writer) }
        }
    }
}
