import AlmanacValues
import HTML

/// What a place spells its address into, part by part: an `Address`, or the text of a link.
protocol AddressParts: ~Copyable {
    /// Adds a segment of the path, unencoded.
    mutating func segment(_ text: String)
    /// Adds a segment of a short word, and of a text after a hyphen if it is not nil.
    mutating func segment(_ word: AddressWord, hyphen rest: String?)
    /// Adds an item of the query, unencoded.
    mutating func item(_ name: String, _ value: String)
}

extension AddressParts where Self: ~Copyable {
    mutating func segment(_ word: AddressWord) { segment(word, hyphen: nil) }
}

extension AddressPrinter: AddressParts {
    mutating func segment(_ word: AddressWord, hyphen rest: String?) {
        segment(word.bytes, count: word.count, hyphen: rest)
    }
}

extension Address: AddressParts {
    mutating func segment(_ text: String) { segments.append(text) }
    mutating func segment(_ word: AddressWord, hyphen rest: String?) {
        segments.append(rest.map { "\(word)-\($0)" } ?? word.description)
    }
    mutating func item(_ name: String, _ value: String) { query.append(QueryItem(name, value)) }
}

/// A place whose addresses are printed so often that each is spelled without arrays of its parts.
protocol SpelledPlace {
    func spellPath(into parts: inout some AddressParts & ~Copyable)
    func spellQuery(into parts: inout some AddressParts & ~Copyable)
}

extension SpelledPlace {
    var address: Address {
        var address = Address(segments: [])
        spellPath(into: &address)
        spellQuery(into: &address)
        return address
    }

    /// Returns the link to the place, or to its record in a format; nil if the address is very long.
    func link(as format: Format? = nil) -> Link? {
        Link { parts in
            spellPath(into: &parts)
            if let format { parts.fileExtension(format.rawValue) }
            spellQuery(into: &parts)
        }
    }
}
