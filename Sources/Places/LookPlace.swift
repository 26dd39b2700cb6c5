/// `/look.css`: the visitor's look as a separate style sheet, so that pages are the same for every visitor.
struct LookPlace: Section {
    func spellPath(into parts: inout some AddressParts & ~Copyable) { parts.segment("look.css") }

    var caching: Caching { .checked }
}
