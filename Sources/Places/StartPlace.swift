/// The home page: `/`. It depends on the visitor's country and name, which are never in an address.
public struct StartPlace: Hashable, Sendable {
    public init() {}
}

extension StartPlace: Section {
    func spellPath(into _: inout some AddressParts & ~Copyable) {}

    var caching: Caching { .personal }
}
