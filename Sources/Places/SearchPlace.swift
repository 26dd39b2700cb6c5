import AlmanacValues

/// The destination of the search over countries, regions, occasions and names: `/search?q=christmas`, and for programs
/// `/search.json?q=christmas`.
public struct SearchPlace: Hashable, Sendable {
    /// The text as it was typed; empty before a visitor has typed anything.
    public let text: String

    public init(_ text: String = "") {
        self.text = text
    }
}

extension SearchPlace: Section {
    init(_ rest: ArraySlice<Address.Text>, of address: Address) throws(PlaceProblem) {
        guard rest.isEmpty else { throw .unknown }
        self.init(address.value("q")?.string ?? "")
    }

    func spellPath(into parts: inout some AddressParts & ~Copyable) { parts.segment("search") }

    func spellQuery(into parts: inout some AddressParts & ~Copyable) { parts.search(text) }

    var caching: Caching { .shared }
    var work: Work { .little }
}

extension SearchPlace: RecordSection {
    var formats: [Format] { Format.ofSearch }

    var names: QueryNames { .search }

    var page: Place? { .search(self) }
}
