/// How many years someone has lived, and whether that is certain.
public struct Age: Hashable, Sendable {
    public let years: Int
    /// True where the dates leave more than one answer: a year without its day, "c. 470 BCE".
    public let isApproximate: Bool

    /// The years between two dates, or nil if the second lies before the first.
    ///
    /// Where the days are not known, it is the difference of the years: 71 for someone born in 470 BCE who
    /// died in 399 BCE, though it may have been 70.
    public init?(from birth: PartialDate, to end: PartialDate) {
        let least = birth.latest.years(to: end.earliest)
        let most = birth.earliest.years(to: end.latest)
        guard most >= 0 else { return nil }
        years = most
        isApproximate = least != most || birth.isApproximate || end.isApproximate
    }
}
