import Support

/// `/light-side`, with `?refresh=1` if the visitor asks for fresh data.
public struct LightPlace: Hashable, Sendable {
    public let isRefresh: Bool

    public init(isRefresh: Bool = false) {
        self.isRefresh = isRefresh
    }
}

extension LightPlace: Section {
    init(_ rest: ArraySlice<Address.Text>, of address: Address) throws(PlaceProblem) {
        guard rest.isEmpty else { throw .unknown }
        self.init(isRefresh: address.value("refresh") == "1")
    }

    func spellPath(into parts: inout some AddressParts & ~Copyable) { parts.segment("light-side") }

    func spellQuery(into parts: inout some AddressParts & ~Copyable) {
        if isRefresh { parts.item("refresh", "1") }
    }

    /// A refresh that a cache answered would not refresh anything.
    var caching: Caching { isRefresh ? .never : .shared }
}
