import HTML

/// What a place spells its address into, part by part: an `Address`, or the text of a link.
protocol AddressParts: ~Copyable {
    /// Adds a segment of the path, unencoded.
    mutating func segment(_ text: String)
    /// Adds a segment of two texts with a hyphen between them.
    mutating func segment(_ first: String, hyphen rest: String)
    /// Adds an item of the query, unencoded.
    mutating func item(_ name: String, _ value: String)
}

extension AddressPrinter: AddressParts {}

extension Address: AddressParts {
    mutating func segment(_ text: String) { segments.append(text) }
    mutating func segment(_ first: String, hyphen rest: String) { segments.append("\(first)-\(rest)") }
    mutating func item(_ name: String, _ value: String) { query.append(QueryItem(name, value)) }
}

/// A section whose addresses are printed so often that each is spelled without arrays of its parts.
protocol SpelledSection: Section {
    func spell(into parts: inout some AddressParts & ~Copyable)
}

extension SpelledSection {
    var address: Address {
        var address = Address(segments: [])
        spell(into: &address)
        return address
    }

    /// The link to the place; nil if its address is very long.
    var printed: Link? { Link { spell(into: &$0) } }
}
