/// The plural categories of CLDR, in its order.
enum PluralCategory: String, CaseIterable, Comparable {
    case zero, one, two, few, many, other

    static func < (left: Self, right: Self) -> Bool { left.code < right.code }

    /// As tables of messages write it.
    var code: UInt8 { UInt8(Self.allCases.firstIndex(of: self) ?? 0) }
}
