import Support

/// The destinations of the greeting module.
public enum GreetingPlace: Hashable, Sendable {
    /// `/greeting`
    case front
    /// `/greeting?show=1`: follows the button, and greets the visitor's own name.
    case shown
}

extension GreetingPlace: Section {
    init(_ rest: ArraySlice<Address.Text>, of address: Address) throws(PlaceProblem) {
        guard rest.isEmpty else { throw .unknown }
        self.init(show: address.value("show"))
    }

    /// - Parameter show: the value of the query item `show`.
    init(show: Address.Text?) {
        self = show == "1" ? .shown : .front
    }

    func spellPath(into parts: inout some AddressParts & ~Copyable) { parts.segment("greeting") }

    func spellQuery(into parts: inout some AddressParts & ~Copyable) {
        if self == .shown { parts.item("show", "1") }
    }

    var caching: Caching { self == .shown ? .personal : .shared }
}
