import AlmanacValues

/// Finds the best use of a number of days of leave in a year. The result is exact.
///
/// A **break** is a longest row of days off: weekends, holidays and leave, of both persons if there are two. It counts if it
/// has at least `shortest` days. Of all ways to take at most the given days of leave, the plan is one with
/// 1. the most days of the year in breaks that count; among these
/// 2. for one person, the least leave: a half day may give as much as a whole one; among these
/// 3. the fewest such breaks, where each long weekend in one of them, three days or more that are off anyway, counts as
///    one more: a long weekend that is not in a break is off all the same, so a bridge from a single holiday to the
///    weekend gives more than a day beside a long weekend; among these
/// 4. the least sum of the taken days' numbers in `LeaveSpread`, so that breaks are spread over the year.
///
/// Found by dynamic programming from the last day to the first. `apart` is the best score from a day on if the day before
/// it is worked, `within` if the day before it belongs to a break that counts. Leave in a break that does not count is
/// never worth anything, so no other state is needed. `LeaveTables` says what that costs.
public struct LeavePlanner: Sendable {
    let days: LeaveDays
    let shortest: Int
    /// The most leave of each person, in units of `LeaveDays.unit`.
    let mine: Int
    let theirs: Int

    /// A plan's worth as one number, since the tables are large for two people.
    typealias Score = Int32

    /// - Parameters:
    ///   - leave: the most days of leave of the first person, and of the second.
    ///   - shortest: the fewest days of a break that counts, at least 1.
    public init(_ days: LeaveDays, leave: (Int, Int), shortest: Int) {
        self.init(days, units: (days.unit * max(0, leave.0), days.unit * max(0, leave.1)), shortest: shortest)
    }

    /// - Parameter units: the most leave of each person, in units of `LeaveDays.unit`.
    init(_ days: LeaveDays, units: (Int, Int), shortest: Int) {
        self.days = days
        self.shortest = max(1, shortest)
        (mine, theirs) = units
    }

    public var plan: LeavePlan { plan(of: taken(LeaveTables(self)), isMixed: false) }

    /// The days on which the plan takes leave. Computed on each access.
    var taken: [Int] {
        let taken = taken(LeaveTables(self))
        return days.days.indices.filter { taken[$0] && !days.days[$0].isOff }
    }

    /// Returns the plan of taken days.
    ///
    /// - Parameter taken: for each day whether it is taken, or off.
    func plan(of taken: [Bool], isMixed: Bool) -> LeavePlan {
        let breaks = days.runs { taken[$0] }.filter(counts)
        let anyway = days.runs { _ in false }.filter(counts)
        return LeavePlan(
            shortest: shortest, isMixed: isMixed, breaks: breaks.map(days.makeBreak),
            daysOfYear: breaks.reduce(0) { $0 + counted($1) }, daysOffAnyway: anyway.reduce(0) { $0 + $1.count })
    }

    private func counts(_ run: Range<Int>) -> Bool { run.count >= shortest && counted(run) > 0 }

    /// The days of the year in a range.
    private func counted(_ range: Range<Int>) -> Int {
        days.sums.before[range.upperBound].counted - days.sums.before[range.lowerBound].counted
    }

    /// Follows the best choices from the first day to the last. Returns for each day whether it is taken, or off in a break.
    private func taken(_ tables: LeaveTables) -> [Bool] {
        var taken = [Bool](repeating: false, count: days.days.count)
        var (day, mine, theirs, isWithin) = (0, tables.least, theirs, false)
        while day < days.days.count {
            let step = isWithin ? step(over: day..<day + 1, beginsBreak: false) : beginning(day)
            if let step, tables.takes(day, mine, theirs, isWithin: isWithin) {
                let next = day + (isWithin ? 1 : shortest)
                for index in day..<next { taken[index] = true }
                (mine, theirs) = (mine - step.mine, theirs - step.theirs)
                (day, isWithin) = (next, true)
            } else {
                day = isWithin ? day + 1 : afterShortRun(day) ?? day + 1
                isWithin = false
            }
        }
        return taken
    }
}

extension LeavePlanner {
    /// A row of days that are off or taken together.
    struct Step {
        /// How much the step adds to the score.
        let score: Score
        let mine: Int
        let theirs: Int
    }

    /// Returns the step over a range; nil if it has a day on which no leave may be taken, or takes too much leave.
    func step(over range: Range<Int>, beginsBreak: Bool) -> Step? {
        let (start, end) = (days.sums.before[range.lowerBound], days.sums.before[range.upperBound])
        let (mine, theirs) = (end.mine - start.mine, end.theirs - start.theirs)
        guard end.closed == start.closed, mine <= self.mine, theirs <= self.theirs else { return nil }
        let score = end.worth - start.worth
        return Step(score: Score(beginsBreak ? score - LeaveSums.aBreak : score), mine: mine, theirs: theirs)
    }

    /// The step that begins a break on a day; nil if the break would not be long enough.
    func beginning(_ day: Int) -> Step? {
        day + shortest <= days.days.count ? step(over: day..<day + shortest, beginsBreak: true) : nil
    }

    /// The day from which to go on after a row of days off that is too short to count, and the worked day after it.
    func afterShortRun(_ day: Int) -> Int? {
        let end = days.sums.endOfRun[day]
        guard end - day < shortest else { return nil }
        return min(end + 1, days.days.count)
    }
}
