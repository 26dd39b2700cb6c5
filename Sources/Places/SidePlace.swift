public import Almanac
import Support

/// `/light-side` and `/dark-side`; with `?refresh=1` if the visitor asks for fresh data.
public struct SidePlace: Hashable, Sendable {
    public let side: Side
    public let isRefresh: Bool

    public init(_ side: Side, isRefresh: Bool = false) {
        self.side = side
        self.isRefresh = isRefresh
    }
}

extension SidePlace: Section {
    init(_ side: Side, _ rest: ArraySlice<Address.Text>, of address: Address) throws(PlaceProblem) {
        guard rest.isEmpty else { throw .unknown }
        self.init(side, isRefresh: address.value("refresh") == "1")
    }

    var address: Address {
        Address(segments: ["\(side.rawValue)-side"], query: isRefresh ? [.init("refresh", "1")] : [])
    }

    /// A refresh that a cache answered would not refresh anything.
    var caching: Caching { isRefresh ? .never : .shared }
}
