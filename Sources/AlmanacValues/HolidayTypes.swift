/// A set of types. Joining two of them, or finding a type in one, takes one instruction.
public struct HolidayTypes: OptionSet, Hashable, Sendable {
    /// One bit for each type, in their order.
    public let rawValue: UInt64

    public init(rawValue: UInt64) {
        self.rawValue = rawValue
    }

    public init(_ types: some Sequence<HolidayType>) {
        rawValue = types.reduce(0) { $0 | 1 << $1.rank }
    }

    /// The types, in their order.
    public var sorted: [HolidayType] {
        let all = HolidayType.inOrder
        return all.indices.filter { rawValue & 1 << $0 != 0 }.map { all[$0] }
    }
}
