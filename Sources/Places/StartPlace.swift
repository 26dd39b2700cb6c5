/// The home page: `/`. It depends on the visitor's country and name, which are never in an address.
public struct StartPlace: Hashable, Sendable {
    public init() {}
}

extension StartPlace: Section {
    var address: Address { Address(segments: []) }

    var caching: Caching { .personal }
}
