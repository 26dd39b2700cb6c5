public import Formats

/// Writes the fields of a record into an element of XML. It walks over them twice, since attributes come before content.
public struct XMLFields<Record: Described>: ~Copyable, Fields {
    @usableFromInline let record: Record
    @usableFromInline var xml: XMLElement
    /// Whether this is the second walk.
    @usableFromInline var writesContent = false

    @inlinable
    init(of record: Record, into xml: consuming XMLElement) {
        self.record = record
        self.xml = xml
    }

    @inlinable
    public mutating func field<Value: FieldValue>(
        _ name: StaticString, _: @autoclosure () -> String, _ form: XMLForm, _ value: (Record) -> Value
    ) {
        switch form {
        case .same: if !writesContent { xml.attribute(name.description, value(record).attribute) }
        case .attribute(let name): if !writesContent { xml.attribute(name.description, value(record).attribute) }
        case .element(let name): if writesContent { value(record).write(name, into: &xml) }
        case .none: break
        }
    }

    @inlinable
    public mutating func fields<Part: Described>(of part: (Record) -> Part) {
        var fields = XMLFields<Part>(of: part(record), into: xml.taken())
        fields.writesContent = writesContent
        Part.describe(&fields)
        swap(&xml, &fields.xml)
    }
}

extension XMLElement {
    /// Writes the fields of a record as attributes and content of this element.
    @inlinable
    public mutating func fields<Record: Described>(of record: Record) {
        var fields = XMLFields(of: record, into: taken())
        Record.describe(&fields)
        fields.writesContent = true
        Record.describe(&fields)
        swap(&self, &fields.xml)
    }
}
