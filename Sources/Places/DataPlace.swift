import AlmanacValues

/// `/data`: what is known of the holidays of every country.
public struct DataPlace: Hashable, Sendable {
    public init() {}
}

extension DataPlace: Section {
    init(_ rest: ArraySlice<Address.Text>) throws(PlaceProblem) {
        guard rest.isEmpty else { throw .unknown }
    }

    func spellPath(into parts: inout some AddressParts & ~Copyable) { parts.segment("data") }

    var caching: Caching { .shared }
    /// The calendars of all countries.
    var work: Work { .much }
}

/// `/data.json`: the same for programs.
public struct DataRecordPlace: Hashable, Sendable {
    public init() {}
}

extension DataRecordPlace: RecordSection {
    init?(_ rest: ArraySlice<Address.Text>, of _: Address) throws(PlaceProblem) {
        guard rest.isEmpty else { return nil }
    }

    func spellPath(into parts: inout some AddressParts & ~Copyable) { DataPlace().spellPath(into: &parts) }

    var formats: [Format] { Format.ofCoverage }

    var names: QueryNames { .none }
    var work: Work { .much }

    var page: Place? { .data(DataPlace()) }
}
