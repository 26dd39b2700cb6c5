/// A number of days, exact to half a day: a half-day holiday leaves half a working day.
public struct DayCount: Hashable, Comparable, Sendable {
    /// The same in half days; negative for days before.
    public let halves: Int

    public init(halves: Int) {
        self.halves = halves
    }

    public init(_ days: Int) {
        self.init(halves: 2 * days)
    }

    public static let zero = DayCount(halves: 0)

    /// The whole days in it: 6 of 6.5.
    public var whole: Int { halves / 2 }

    /// Whether there is half a day beside the whole ones.
    public var hasHalf: Bool { halves % 2 != 0 }

    /// The number for programs; halves are exact in it.
    public var number: Double { Double(halves) / 2 }

    public static func + (one: DayCount, other: DayCount) -> DayCount { DayCount(halves: one.halves + other.halves) }

    public static func += (one: inout DayCount, other: DayCount) { one = one + other }

    public static func < (one: DayCount, other: DayCount) -> Bool { one.halves < other.halves }
}

extension DayCount: ExpressibleByIntegerLiteral {
    public init(integerLiteral days: Int) {
        self.init(days)
    }
}

extension DayCount: CustomStringConvertible {
    /// "6", "6.5"
    public var description: String { hasHalf ? "\(halves < 0 ? "-" : "")\(abs(whole)).5" : String(whole) }
}
