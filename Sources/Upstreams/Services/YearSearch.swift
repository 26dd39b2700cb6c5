import AlmanacValues

/// Finds the years that a source has by asking for some of them. Assumes that the years have no gaps.
struct YearSearch {
    typealias Question = (Int) async throws(ServiceFailure) -> Bool

    /// The years that may be asked for.
    let bounds: ClosedRange<Int>
    /// The year to start from: a source with any sheets has some for about now.
    let thisYear: Int
    /// Whether the source has a year.
    let has: Question

    /// Returns the years that the source has; nil if it has neither this year nor the one before or after.
    func years() async throws(ServiceFailure) -> ClosedRange<Int>? {
        let nearest = min(max(thisYear, bounds.lowerBound), bounds.upperBound)
        for year in [nearest, nearest - 1, nearest + 1] where bounds.contains(year) {
            guard try await has(year) else { continue }
            let first = try await last(from: year, before: bounds.lowerBound - 1)
            let last = try await last(from: year, before: bounds.upperBound + 1)
            return first...last
        }
        return nil
    }

    /// Returns the last year that the source has, between a year that it has and one that it does not.
    ///
    /// The steps double until one goes too far, and then halve the rest: most sources end a year or two from now, but
    /// some go on for decades.
    private func last(from year: Int, before end: Int) async throws(ServiceFailure) -> Int {
        let direction = end < year ? -1 : 1
        var (present, absent, step) = (year, end, 1)
        while abs(absent - present) > 1 {
            let reach = absent == end ? step : abs(absent - present) / 2
            let next = present + direction * min(reach, abs(absent - present) - 1)
            if try await has(next) {
                present = next
                step *= 2
            } else {
                absent = next
            }
        }
        return present
    }
}
