public import AlmanacValues

/// What changed in the data of a country's holidays.
public struct ChangesRecordPlace: Hashable, Sendable {
    public let country: CountryCode

    public init(_ country: CountryCode) {
        self.country = country
    }
}

extension ChangesRecordPlace: RecordSection {
    init?(_ rest: ArraySlice<Address.Text>, of _: Address) throws(PlaceProblem) {
        guard rest.count == 2, rest.last?.lowercasedWord == "changes" else { return nil }
        self.init(try CountryCode(only: rest.prefix(1)))
    }

    func spellPath(into parts: inout some AddressParts & ~Copyable) {
        parts.segment(.holidays)
        parts.segment(AddressWord(country))
        parts.segment("changes")
    }

    var formats: [Format] { Format.ofChanges }

    var names: QueryNames { .none }

    var page: Place? { nil }
}
