public import AlmanacValues

/// The record of what today is in a place, for machines at home: `/status/DE-BY.json`.
public struct StatusRecordPlace: Hashable, Sendable {
    public let place: Territory

    public init(_ place: Territory) {
        self.place = place
    }
}

extension StatusRecordPlace: RecordSection {
    init?(_ rest: ArraySlice<Address.Text>, of _: Address) throws(PlaceProblem) {
        guard let text = rest.first, rest.count == 1 else { return nil }
        guard let place = Territory(text) else { throw .unknownCountry(text.string) }
        self.init(place)
    }

    func spellPath(into parts: inout some AddressParts & ~Copyable) {
        parts.segment("status")
        parts.segment(AddressWord(place.country), hyphen: place.region?.description)
    }

    var formats: [Format] { Format.ofStatus }
    var names: QueryNames { .none }
    /// Only programs get these facts together.
    var page: Place? { nil }
}
