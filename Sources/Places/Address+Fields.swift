import VIPER

// A ticket is spelled as fields, since a form carries it too. In an address they are query items.

extension Address {
    /// The query as fields, in their order.
    var fields: Form { Form(query.map { Form.Field($0.name, $0.value) }) }

    /// Creates an address that has only a query.
    init(fields: Form) {
        self.init(segments: [], query: fields.fields.map { QueryItem($0.name, $0.value) })
    }
}

extension Ticket {
    /// Adds the ticket's fields to the query of an address.
    func spell(into parts: inout some AddressParts & ~Copyable) {
        for field in fields { parts.item(field.name, field.value) }
    }
}

extension [Form.Field] {
    /// Creates fields from what is spelled into the query of an address.
    init(spelling spell: (inout Address) -> Void) {
        var address = Address(segments: [])
        spell(&address)
        self = address.fields.fields
    }
}
