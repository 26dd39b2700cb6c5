public import AlmanacValues

extension DaysOff {
    /// The number of days that `next` looks at together.
    private static let stride = 120

    /// Returns the next days with a public holiday of the territory, `date` included, soonest first.
    ///
    /// - Parameter count: the most days to return. Returns fewer if the calendar ends before.
    public func next(_ count: Int = 1, from date: CivilDate) -> [DayStatus] {
        var found: [DayStatus] = []
        var start = max(date, known.lowerBound)
        while found.count < count, start <= known.upperBound {
            let end = start.adding(days: Self.stride - 1)
            found += statuses(from: start, through: end).filter { !$0.holidays.isEmpty }.prefix(count - found.count)
            start = end.adding(days: 1)
        }
        return found
    }
}
