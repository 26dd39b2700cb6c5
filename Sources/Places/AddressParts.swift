import AlmanacValues
import HTML

/// What a place spells its address into, part by part: an `Address`, or the text of a link.
protocol AddressParts: ~Copyable {
    /// Adds a segment of the path, unencoded.
    mutating func segment(_ text: String)
    /// Adds a segment: a short word, followed by a hyphen and a text if the text is not nil.
    mutating func segment(_ word: AddressWord, hyphen rest: String?)
    /// Adds an extension to the last segment.
    mutating func fileExtension(_ word: String)
    /// Adds an item of the query, unencoded.
    mutating func item(_ name: String, _ value: String)
}

extension AddressParts where Self: ~Copyable {
    mutating func segment(_ word: AddressWord) { segment(word, hyphen: nil) }

    mutating func segments(_ texts: String...) {
        for text in texts { segment(text) }
    }

    /// Adds the text of a search; nothing if it is empty.
    mutating func search(_ text: String) {
        if !text.isEmpty { item("q", text) }
    }
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
    mutating func fileExtension(_ word: String) {
        let last = segments.popLast() ?? ""
        segments.append("\(last).\(word)")
    }
    mutating func item(_ name: String, _ value: String) { query.append(QueryItem(name, value)) }
}

/// What spells its address part by part, so that links are printed without arrays of the parts.
protocol SpelledPlace {
    func spellPath(into parts: inout some AddressParts & ~Copyable)
    /// Spells no query unless the place says otherwise.
    func spellQuery(into parts: inout some AddressParts & ~Copyable)
}

extension SpelledPlace {
    func spellQuery(into _: inout some AddressParts & ~Copyable) {}

    /// Spells the address of the place, or of its record in a format.
    func spell(into parts: inout some AddressParts & ~Copyable, as format: Format? = nil) {
        spellPath(into: &parts)
        if let format { parts.fileExtension(format.rawValue) }
        spellQuery(into: &parts)
    }
}
