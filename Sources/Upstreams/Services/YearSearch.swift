import Almanac

/// Finds out which years a source has, by asking for some of them. It takes them to be without a gap.
struct YearSearch {
    typealias Question = (Int) async throws(ServiceFailure) -> Bool

    /// The years that may be asked for.
    let bounds: ClosedRange<Int>
    /// What a source publishes at all, it publishes of about now.
    let thisYear: Int
    /// Whether the source has a year.
    let has: Question

    /// Nil if the source has neither this year, nor the last, nor the next one.
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

    /// The last year that the source has on the way from one it has to one it has not.
    ///
    /// The steps double until they lead too far: most sources end a year or two from now, but may go on for decades.
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
