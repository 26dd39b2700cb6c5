/// An object of JSON that is being written. Its members appear in the order of the calls.
///
/// ```swift
/// let bytes = JSONObject.document { json in
///     json.member("country", "DE")
///     json.array("days", days) { day, element in
///         element.object { $0.member("date", day.date) }
///     }
/// }
/// ```
/// Every call writes one complete member, so no document is left open, and no comma can be wrong. The names of an
/// object's members should differ (RFC 8259, section 4); that is not checked. Names are part of the program and need no
/// escaping, except those of `object(named:)` and `array(named:)`.
public struct JSONObject: ~Copyable {
    var output: JSONOutput
    private var isEmpty = true

    init(_ output: consuming JSONOutput) {
        self.output = output
    }

    /// Returns the UTF-8 bytes of a document that is one object, without white space and without a line break at the
    /// end.
    ///
    /// - Parameter capacity: the memory to reserve, in bytes. A longer document is copied into larger memory.
    public static func document(capacity: Int = 32_768, _ write: (inout JSONObject) -> Void) -> [UInt8] {
        var output = JSONOutput(capacity: capacity)
        output.object(write)
        return output.bytes
    }

    /// Writes a member whose value is a text.
    public mutating func member(_ name: StaticString, _ text: String) {
        begin(name)
        output.text(text)
    }

    /// Writes a member whose value is a text, or null.
    public mutating func member(_ name: StaticString, _ text: String?) {
        begin(name)
        if let text { output.text(text) } else { output.null() }
    }

    /// Writes a member whose value is a number. Programs in JavaScript read integers exactly up to 2^53.
    public mutating func member(_ name: StaticString, _ number: Int) {
        begin(name)
        output.number(number)
    }

    /// Writes a member whose value is a number; null if it is infinite or not a number, which JSON cannot express.
    public mutating func member(_ name: StaticString, _ number: Double) {
        begin(name)
        output.number(number)
    }

    /// Writes a member whose value is true or false.
    public mutating func member(_ name: StaticString, _ flag: Bool) {
        begin(name)
        output.flag(flag)
    }

    /// Writes a member whose value is an object.
    public mutating func object(_ name: StaticString, _ write: (inout JSONObject) -> Void) {
        begin(name)
        output.object(write)
    }

    /// Writes a member whose value is an array: `write` is called once for each element, and writes one value.
    @inlinable
    public mutating func array<Elements: Sequence>(
        _ name: StaticString, _ elements: Elements, _ write: (Elements.Element, inout JSONElement) -> Void
    ) {
        value(name) { $0.array(elements, write) }
    }

    /// Writes a member whose name is any text, and whose value is an object.
    public mutating func object(named name: String, _ write: (inout JSONObject) -> Void) {
        begin(named: name)
        output.object(write)
    }

    /// Writes a member whose name is any text, and whose value is an array of texts.
    public mutating func array(named name: String, _ texts: [String]) {
        begin(named: name)
        output.element(isFirst: true) { $0.array(texts) { $1.text($0) } }
    }

    /// Writes a member: `write` writes its value.
    public mutating func value(_ name: StaticString, _ write: (inout JSONElement) -> Void) {
        begin(name)
        output.element(isFirst: true, write)
    }

    private mutating func begin(_ name: StaticString) {
        output.name(name, isFirst: isEmpty)
        isEmpty = false
    }

    private mutating func begin(named name: String) {
        if !isEmpty { output.sign(",") }
        isEmpty = false
        output.text(name)
        output.sign(":")
    }
}

// Begin and end as two calls, for types that own an object while they write its members.
extension JSONObject {
    /// Returns this object, and leaves an empty one here. Give it back with `swap`.
    public mutating func taken() -> JSONObject {
        var other = JSONObject(JSONOutput(capacity: 0))
        swap(&self, &other)
        return other
    }

    /// Begins a member whose value is an object, to be returned with `end`.
    public mutating func begin(object name: StaticString) -> JSONObject {
        begin(name)
        return output.begin()
    }

    public mutating func end(_ object: consuming JSONObject) { output.end(object) }
}
