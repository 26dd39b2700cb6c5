public import HTML

/// The view model of the ways to the years beside one (Templates/Layout/_year-steps.mustache).
public struct YearSteps: Sendable {
    public let previous: LabelledLink?
    /// "2026"
    public let current: String
    public let next: LabelledLink?

    /// Leads only to known years. From a year outside them, the way back is to the nearest known one.
    ///
    /// - Parameter link: the link to a year, as the Router makes it.
    public init(of year: Int, known: ClosedRange<Int>, words: some Words, link: (Int) -> Link) {
        func step(to year: Int) -> LabelledLink? {
            known.contains(year) ? LabelledLink(label: words.year(year), link: link(year)) : nil
        }
        previous = step(to: min(year - 1, known.upperBound))
        current = words.year(year)
        next = step(to: max(year + 1, known.lowerBound))
    }
}
