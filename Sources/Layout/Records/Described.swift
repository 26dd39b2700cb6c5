/// A record, or a part of one, that is described once: its fields, with what each is, in the order of JSON.
///
/// ```swift
/// extension Ship: Described {
///     static func describe(_ fields: inout some Fields<Ship> & ~Copyable) {
///         fields("name", "The ship’s name.") { $0.name }
///         fields("cranes", "Its cranes, from bow to stern.", .element("crane")) { $0.cranes }
///     }
/// }
/// ```
/// All formats are made from this one list: `JSONFields` and `XMLFields` write the fields of a value, and `SchemaFields`
/// makes the schema that `/openapi.json` shows. `README.md` says how, and what it costs.
public protocol Described: FieldValue {
    /// Names each field once, in the order of JSON.
    static func describe(_ fields: inout some Fields<Self> & ~Copyable)

    /// The name of the schema in OpenAPI; nil if the schema is written in place, where it is used.
    static var schemaName: String? { get }

    /// Whether later versions may add fields, so that programs have to ignore those that they do not know.
    static var mayGrow: Bool { get }
}

extension Described {
    public static var schemaName: String? { nil }
    public static var mayGrow: Bool { true }
}

/// Walks over the fields of a record: a writer of one format, or of a schema, which needs no record. It is called like
/// a function, once for each field.
public protocol Fields<Record>: ~Copyable {
    associatedtype Record: Described

    mutating func field<Value: FieldValue>(
        _ name: StaticString, _ about: @autoclosure () -> String, _ xml: XMLForm, _ value: (Record) -> Value)

    /// Fields of the same record that are an object of their own in JSON. Other formats have no such level.
    mutating func group(_ name: StaticString, _ about: @autoclosure () -> String, _ describe: (inout Self) -> Void)

    /// The fields of a part of the record, as if they were the record's own.
    mutating func fields<Part: Described>(of part: (Record) -> Part)
}

/// What a field is in XML.
public enum XMLForm: Sendable {
    /// An attribute of the same name. Several values are a list of words; nil, and an empty list, are left out.
    case same
    /// An attribute of another name.
    case attribute(StaticString)
    /// An element of this name, or one for each value of a list.
    case element(StaticString)
    case none
}

extension Fields where Self: ~Copyable {
    /// A field that is always there. JSON writes null for nil.
    ///
    /// - Parameters:
    ///   - name: the name in JSON.
    ///   - about: what it is, in a sentence. Only schemas have it, and tables have no schema.
    ///   - xml: what it is in XML.
    ///   - value: returns it. Schemas need only its type.
    @inlinable
    public mutating func callAsFunction<Value: FieldValue>(
        _ name: StaticString, _ about: @autoclosure () -> String = "", _ xml: XMLForm = .same,
        _ value: (Record) -> Value
    ) {
        field(name, about(), xml, value)
    }

    /// A field that is left out if it is nil.
    @inlinable
    public mutating func omittable<Value: FieldValue>(
        _ name: StaticString, _ about: @autoclosure () -> String, _ xml: XMLForm = .same, _ value: (Record) -> Value?
    ) {
        field(name, about(), xml) { Omittable(value: value($0)) }
    }

    @inlinable
    public mutating func group(_: StaticString, _: @autoclosure () -> String, _ describe: (inout Self) -> Void) {
        describe(&self)
    }
}
