public import Formats

/// Collects the fields of a record for an element of XML: its attributes come before its content, each in their order.
public struct XMLFields<Record: Described>: Fields {
    private let record: Record
    private var attributes: [(name: StaticString, text: String)] = []
    private var content: [(inout XMLElement) -> Void] = []

    init(of record: Record) {
        self.record = record
    }

    public mutating func callAsFunction<Value: FieldValue>(
        _ name: StaticString, _: @autoclosure () -> String, _ xml: XMLForm, _ value: (Record) -> Value
    ) {
        add(value(record), xml, otherwise: name)
    }

    public mutating func omittable<Value: FieldValue>(
        _ name: StaticString, _: @autoclosure () -> String, _ xml: XMLForm, _ value: (Record) -> Value?
    ) {
        add(value(record), xml, otherwise: name)
    }

    public mutating func group(_: StaticString, _: @autoclosure () -> String, _ describe: (inout Self) -> Void) {
        describe(&self)
    }

    public mutating func fields<Part: Described>(of part: (Record) -> Part) {
        var fields = XMLFields<Part>(of: part(record))
        Part.describe(&fields)
        attributes += fields.attributes
        content += fields.content
    }

    private mutating func add(_ value: some FieldValue, _ form: XMLForm, otherwise name: StaticString) {
        switch form {
        case .same: attribute(name, value.attribute)
        case .attribute(let name): attribute(name, value.attribute)
        case .element(let name): content.append { value.write(name, into: &$0) }
        case .none: break
        }
    }

    private mutating func attribute(_ name: StaticString, _ text: String?) {
        if let text { attributes.append((name, text)) }
    }

    func write(into xml: inout XMLElement) {
        for (name, text) in attributes { xml.attribute(name.description, text) }
        for write in content { write(&xml) }
    }
}

extension XMLElement {
    /// Writes the fields of a record as attributes and content of this element.
    public mutating func fields<Record: Described>(of record: Record) {
        var fields = XMLFields(of: record)
        Record.describe(&fields)
        fields.write(into: &self)
    }
}
