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
    /// The query items of the ticket.
    var queryItems: [Address.QueryItem] { fields.map { Address.QueryItem($0.name, $0.value) } }
}
