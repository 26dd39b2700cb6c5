public import Formats

/// Writes the fields of a record into an object of JSON.
///
/// It keeps no list of fields. Compiled together with the description of a record, it becomes the calls that would
/// otherwise be written by hand. Therefore everything here is inlinable.
public struct JSONFields<Record: Described>: ~Copyable, Fields {
    @usableFromInline let record: Record
    @usableFromInline var json: JSONObject

    @inlinable
    init(of record: consuming Record, into json: consuming JSONObject) {
        self.record = record
        self.json = json
    }

    @inlinable
    public mutating func field<Value: FieldValue>(
        _ name: StaticString, _: @autoclosure () -> String, _: XMLForm, _ value: (Record) -> Value
    ) {
        value(record).write(name, into: &json)
    }

    @inlinable
    public mutating func group(_ name: StaticString, _: @autoclosure () -> String, _ describe: (inout Self) -> Void) {
        var fields = JSONFields(of: record, into: json.begin(object: name))
        describe(&fields)
        json.end(fields.ended())
    }

    @inlinable
    public mutating func fields<Part: Described>(of part: (Record) -> Part) {
        json.fields(of: part(record))
    }

    @inlinable
    consuming func ended() -> JSONObject { json }
}

extension JSONObject {
    /// Writes the fields of a record as members of this object.
    @inlinable
    public mutating func fields<Record: Described>(of record: consuming Record) {
        var fields = JSONFields(of: record, into: taken())
        Record.describe(&fields)
        swap(&self, &fields.json)
    }
}
