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

    var address: Address { place.address }

    var formats: [Format] { Format.ofSearch }

    var names: QueryNames { .search }

    var page: Place? { .search(place) }
}
