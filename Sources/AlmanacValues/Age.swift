/// The age of a person in years, and whether it is certain.
public struct Age: Hashable, Sendable {
    public let years: Int
    /// True if the dates allow more than one age: one is a year without a day, or approximate ("c. 470 BCE").
    public let isApproximate: Bool

    /// Computes the whole years between two dates; nil if the second date is before the first.
    ///
    /// If a day is unknown, the age is the largest that the dates allow: 71 for someone born in 470 BCE who died in
    /// 399 BCE, though it may have been 70.
    public init?(from birth: PartialDate, to end: PartialDate) {
        let least = birth.latest.years(to: end.earliest)
        let most = birth.earliest.years(to: end.latest)
        guard most >= 0 else { return nil }
        years = most
        isApproximate = least != most || birth.isApproximate || end.isApproximate
    }
}
