import AlmanacValues

/// The record of a search: `/search.json?q=christmas`.
public struct SearchRecordPlace: Hashable, Sendable {
    public let text: String

    public init(_ text: String = "") {
        self.text = text
    }
}

extension SearchRecordPlace: RecordSection {
    init?(_ rest: ArraySlice<Address.Text>, of address: Address) throws(PlaceProblem) {
        self.init(try SearchPlace(rest, of: address).text)
    }

    private var place: SearchPlace { SearchPlace(text) }

    func spellPath(into parts: inout some AddressParts & ~Copyable) { place.spellPath(into: &parts) }

    func spellQuery(into parts: inout some AddressParts & ~Copyable) { place.spellQuery(into: &parts) }

    var formats: [Format] { Format.ofSearch }

    var names: QueryNames { .search }

    var page: Place? { .search(place) }
}
