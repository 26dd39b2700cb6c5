import Almanac
import Support

/// The destination of the count of working days.
public struct WorkingDaysPlace: Hashable, Sendable {
    public init() {}
}

extension WorkingDaysPlace: Section {
    init(_ rest: ArraySlice<Address.Text>, of address: Address) throws(PlaceProblem) {
        guard rest.isEmpty else { throw .unknown }
        self.init()
    }

    var address: Address { Address(segments: ["working-days"]) }

    var caching: Caching { .shared }
}
