/// Collects the schemas of a record's fields. It needs no record, only the types.
struct SchemaFields<Record: Described>: Fields {
    private(set) var members: [JSONSchema.Member] = []

    /// The schema of an object with these members.
    var schema: JSONSchema { Record.mayGrow ? .open(members) : .object(members) }

    mutating func field<Value: FieldValue>(
        _ name: StaticString, _ about: @autoclosure () -> String, _ xml: XMLForm, _: (Record) -> Value
    ) {
        members.append(.init(name.description, Value.schema, about(), isRequired: Value.isRequired, xml: xml))
    }

    mutating func group(_ name: StaticString, _ about: @autoclosure () -> String, _ describe: (inout Self) -> Void) {
        var fields = SchemaFields()
        describe(&fields)
        members.append(.init(name.description, fields.schema, about()))
    }

    mutating func fields<Part: Described>(of _: (Record) -> Part) {
        var fields = SchemaFields<Part>()
        Part.describe(&fields)
        members += fields.members
    }
}
