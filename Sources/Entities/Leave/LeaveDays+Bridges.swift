public import AlmanacValues

extension LeaveDays {
    /// The most working days of a bridge. Five are a week, which has two weekends anyway.
    private static let longestBridge = 4

    /// Returns the bridges of the year, best first: a few working days that join days off, one of which is a holiday on a
    /// working day.
    ///
    /// They are ranked by the days off in a row for each day of leave; then longer ones come first, then earlier ones. Those
    /// that give no more than two for one are left out, as every weekend with two days of leave does that.
    ///
    /// - Parameter isHoliday: whether a day is off because of a holiday, and not because of the weekend.
    public func bridges(isHoliday: (CivilDate) -> Bool) -> [LeaveBreak] {
        let runs = runs { _ in false }
        return zip(runs, runs.dropFirst()).compactMap { before, after -> LeaveBreak? in
            let gap = before.upperBound..<after.lowerBound
            guard gap.count <= Self.longestBridge, gap.allSatisfy({ days[$0].mayBeTaken }) else { return nil }
            let bridge = makeBreak(before.lowerBound..<after.upperBound)
            guard bridge.length > bridge.cost.halves else { return nil }
            let isHolidayJoined = before.contains { isHoliday(date($0)) } || after.contains { isHoliday(date($0)) }
            return isHolidayJoined ? bridge : nil
        }.sorted { one, other in
            let (mine, theirs) = (one.length * other.cost.halves, other.length * one.cost.halves)
            return (-mine, -one.length, one.first.dayNumber) < (-theirs, -other.length, other.first.dayNumber)
        }
    }
}
