public import Formats

/// A value of a field: how each format writes it, and its schema.
public protocol FieldValue {
    /// The schema in OpenAPI.
    static var schema: JSONSchema { get }

    /// Whether JSON always has the field.
    static var isRequired: Bool { get }

    /// Writes it as a member of an object.
    consuming func write(_ name: StaticString, into json: inout JSONObject)

    /// Writes it as an element of an array.
    consuming func write(into json: inout JSONElement)

    /// The text for an attribute of XML or a cell of a table; nil leaves the attribute out and the cell empty.
    var attribute: String? { get }

    /// Writes it as an element of XML, or as none.
    func write(_ name: StaticString, into xml: inout XMLElement)
}

extension FieldValue {
    public static var isRequired: Bool { true }

    @inlinable
    public func write(_ name: StaticString, into json: inout JSONObject) {
        json.value(name) { write(into: &$0) }
    }

    @inlinable
    public func write(_ name: StaticString, into xml: inout XMLElement) {
        xml.element(name.description, attribute)
    }
}

/// A value that is a text in every format.
public protocol TextValue: FieldValue {
    /// The text, which is the same in every format.
    var spelling: String { get }
}

extension TextValue {
    public static var schema: JSONSchema { .text() }

    @inlinable
    public func write(_ name: StaticString, into json: inout JSONObject) { json.member(name, spelling) }

    @inlinable
    public func write(into json: inout JSONElement) { json.text(spelling) }

    @inlinable public var attribute: String? { spelling }
}

extension TextValue where Self: CustomStringConvertible {
    @inlinable public var spelling: String { description }
}

extension TextValue where Self: RawRepresentable, RawValue == String {
    @inlinable public var spelling: String { rawValue }
}

extension Optional: FieldValue where Wrapped: FieldValue {
    public static var schema: JSONSchema { .optional(Wrapped.schema) }

    @inlinable
    public func write(_ name: StaticString, into json: inout JSONObject) {
        if let self { self.write(name, into: &json) } else { json.member(name, nil as String?) }
    }

    /// If nothing is written, the element is null.
    @inlinable
    public func write(into json: inout JSONElement) { self?.write(into: &json) }

    @inlinable public var attribute: String? { self?.attribute }

    @inlinable
    public func write(_ name: StaticString, into xml: inout XMLElement) { self?.write(name, into: &xml) }
}

/// A value that is left out if it is nil.
@usableFromInline
struct Omittable<Value: FieldValue>: FieldValue {
    @usableFromInline let value: Value?

    @inlinable
    init(value: Value?) { self.value = value }

    @usableFromInline static var schema: JSONSchema { Value.schema }
    @usableFromInline static var isRequired: Bool { false }

    @inlinable
    func write(_ name: StaticString, into json: inout JSONObject) { value?.write(name, into: &json) }

    @inlinable
    func write(into json: inout JSONElement) { value?.write(into: &json) }

    @inlinable var attribute: String? { value?.attribute }

    @inlinable
    func write(_ name: StaticString, into xml: inout XMLElement) { value?.write(name, into: &xml) }
}

/// A list is an array of JSON. In XML it is a list of words, or an element for each of its values.
extension Array: FieldValue where Element: FieldValue {
    public static var schema: JSONSchema { .array(Element.schema) }

    @inlinable
    public func write(_ name: StaticString, into json: inout JSONObject) {
        json.array(name, self) { $0.write(into: &$1) }
    }

    @inlinable
    public func write(into json: inout JSONElement) {
        json.array(self) { $0.write(into: &$1) }
    }

    @inlinable public var attribute: String? {
        // Not a key path: one of a protocol's property is a symbol that the linker misses in a build for tests.
        let words = compactMap { $0.attribute }
        return words.isEmpty ? nil : words.joined(separator: " ")
    }

    @inlinable
    public func write(_ name: StaticString, into xml: inout XMLElement) {
        for value in self { value.write(name, into: &xml) }
    }
}

extension Described {
    /// The names of its fields.
    public static var names: [String] { walked.members.map(\.name) }

    private static var walked: SchemaFields<Self> {
        var fields = SchemaFields<Self>()
        describe(&fields)
        return fields
    }

    public static var schema: JSONSchema {
        let fields = walked
        return schemaName.map { .named($0, fields.schema) } ?? fields.schema
    }

    @inlinable
    public consuming func write(_ name: StaticString, into json: inout JSONObject) {
        var fields = JSONFields(of: self, into: json.begin(object: name))
        Self.describe(&fields)
        json.end(fields.ended())
    }

    @inlinable
    public consuming func write(into json: inout JSONElement) {
        guard let object = json.beginObject() else { return }
        var fields = JSONFields(of: self, into: object)
        Self.describe(&fields)
        json.end(fields.ended())
    }

    @inlinable public var attribute: String? { nil }

    @inlinable
    public func write(_ name: StaticString, into xml: inout XMLElement) {
        xml.element(name.description) { $0.fields(of: self) }
    }
}
