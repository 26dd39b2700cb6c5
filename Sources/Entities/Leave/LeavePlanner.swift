import Almanac

/// Finds the best use of a number of days of leave in a year. The result is exact.
///
/// A **break** is a longest row of days off: weekends, holidays and leave, of both persons if there are two. It counts if it
/// has at least `shortest` days. Of all ways to take at most the given days of leave, the plan is one with
/// 1. the most days of the year in breaks that count; among these
/// 2. the fewest such breaks; among these
/// 3. the least sum of the taken days' numbers in `LeaveSpread`, so that breaks are spread over the year.
///
/// Found by dynamic programming from the last day to the first. `apart` is the best score from a day on if the day before
/// it is worked, `within` if the day before it belongs to a break that counts. Leave in a break that does not count is
/// never worth anything, so no other state is needed, and the cost is linear in days × leave (× the partner's leave).
public struct LeavePlanner: Sendable {
    private let days: LeaveDays
    private let shortest: Int
    /// The most days of leave of each person.
    private let mine: Int
    private let theirs: Int
    /// The cells before a row's first score. They read as scores that are worse than any, so that a step needs no check
    /// whether the leave suffices: at most as many as it can take.
    private let lead: Int
    /// The cells of a row: `lead`, and a score for each number of the first person's days that are left, rounded up to a
    /// multiple of what a vector instruction takes.
    private let rowWidth: Int
    /// The cells of a day: a row for each number of the second person's days that are left.
    private let dayWidth: Int

    /// A plan's worth as one number, since the tables are large for two people.
    private typealias Score = Int32

    /// - Parameters:
    ///   - leave: the most days of leave of the first person, and of the second.
    ///   - shortest: the fewest days of a break that counts, at least 1.
    public init(_ days: LeaveDays, leave: (Int, Int), shortest: Int) {
        self.days = days
        self.shortest = max(1, shortest)
        (mine, theirs) = (max(0, leave.0), max(0, leave.1))
        lead = min(self.shortest, mine)
        rowWidth = lead + (mine + 8) / 8 * 8
        dayWidth = rowWidth * (theirs + 1)
    }

    public var plan: LeavePlan {
        let taken = taken(scores())
        let breaks = days.runs { taken[$0] }.filter(counts)
        let anyway = days.runs { _ in false }.filter(counts)
        return LeavePlan(
            shortest: shortest, breaks: breaks.map(days.makeBreak),
            daysOff: breaks.reduce(0) { $0 + counted($1) }, daysOffAnyway: anyway.reduce(0) { $0 + counted($1) })
    }

    private func counts(_ run: Range<Int>) -> Bool { run.count >= shortest && counted(run) > 0 }

    /// The days of the year in a range.
    private func counted(_ range: Range<Int>) -> Int {
        days.sums.before[range.upperBound].counted - days.sums.before[range.lowerBound].counted
    }

    /// A row of days that are off or taken together.
    private struct Step {
        /// How much the step adds to the score.
        let score: Score
        let mine: Int
        let theirs: Int
    }

    /// Returns the step over a range; nil if it has a day on which no leave may be taken, or takes too much leave.
    private func step(over range: Range<Int>, beginsBreak: Bool) -> Step? {
        let (start, end) = (days.sums.before[range.lowerBound], days.sums.before[range.upperBound])
        let (mine, theirs) = (end.mine - start.mine, end.theirs - start.theirs)
        guard end.closed == start.closed, mine <= self.mine, theirs <= self.theirs else { return nil }
        let score = end.worth - start.worth
        return Step(score: Score(beginsBreak ? score - LeaveSums.aBreak : score), mine: mine, theirs: theirs)
    }

    /// The step that begins a break on a day; nil if the break would not be long enough.
    private func beginning(_ day: Int) -> Step? {
        day + shortest <= days.days.count ? step(over: day..<day + shortest, beginsBreak: true) : nil
    }

    /// The day from which to go on after a row of days off that is too short to count, and the worked day after it.
    private func afterShortRun(_ day: Int) -> Int? {
        let end = days.sums.endOfRun[day]
        guard end - day < shortest else { return nil }
        return min(end + 1, days.days.count)
    }
}

extension LeavePlanner {
    /// The best scores from each day on, for each number of days of leave that are left.
    private struct Scores {
        var apart: [Score]
        var within: [Score]
    }

    private func scores() -> Scores {
        let count = (days.days.count + 1) * dayWidth
        var within: [Score] = []
        let apart = [Score](unsafeUninitializedCapacity: count) { apart, filled in
            within = [Score](unsafeUninitializedCapacity: count) { within, filled in
                fill(Tables(apart: apart, within: within))
                filled = count
            }
            filled = count
        }
        return Scores(apart: apart, within: within)
    }

    private typealias Table = UnsafeMutableBufferPointer<Score>

    /// Worse than any score, also after a step.
    private static var impossible: Score { .min / 2 }

    private struct Tables {
        let apart: Table
        let within: Table
    }

    /// Sets all scores, those of the last day first.
    private func fill(_ tables: Tables) {
        let (apart, within) = (tables.apart, tables.within)
        let end = days.days.count
        for table in [apart, within] {
            table.extracting((end * dayWidth)...).update(repeating: 0)
            for theirs in 0...theirs { close(table, end, theirs) }
        }
        for day in (0..<end).reversed() {
            // A break goes on, or ends with the day before.
            let longer = step(over: day..<day + 1, beginsBreak: false)
            set(within, day, to: days.sums.endOfRun[day] > day ? nil : day + 1, or: longer, then: day + 1, tables)
            // The day is worked, or off in a row that is too short, or a break begins.
            set(apart, day, to: afterShortRun(day), or: beginning(day), then: day + shortest, tables)
        }
    }

    /// Writes the cells before a row's scores.
    private func close(_ table: Table, _ day: Int, _ theirs: Int) {
        let start = day * dayWidth + theirs * rowWidth
        for cell in 0..<lead { table[start &+ cell] = Self.impossible }
    }

    /// Sets the scores of a day to the better ones of two choices.
    ///
    /// - Parameters:
    ///   - other: the day from which to go on without a break; nil if the days of the step are off anyway, so that it is the
    ///     only choice.
    ///   - step: nil if there is only the first choice.
    ///   - next: the day after the step.
    private func set(
        _ table: Table, _ day: Int, to other: Int?, or step: Step?, then next: Int, _ tables: Tables
    ) {
        let count = rowWidth - lead
        for theirs in 0...theirs {
            close(table, day, theirs)
            let target = day * dayWidth + left(0, theirs)
            guard let step, theirs >= step.theirs else {
                if let other { copy(tables.apart, other * dayWidth + left(0, theirs), to: table, target, count) }
                continue
            }
            let (within, source) = (tables.within, next * dayWidth + left(0, theirs - step.theirs) - step.mine)
            // Sums fit, see `LeaveSums`. Without a check for each of them the loops take several at once.
            guard let other else {
                for left in 0..<count { table[target &+ left] = step.score &+ within[source &+ left] }
                continue
            }
            let (apart, start) = (tables.apart, other * dayWidth + left(0, theirs))
            for left in 0..<count {
                table[target &+ left] = max(apart[start &+ left], step.score &+ within[source &+ left])
            }
        }
    }

    private func copy(_ scores: Table, _ source: Int, to table: Table, _ target: Int, _ count: Int) {
        for left in 0..<count { table[target &+ left] = scores[source &+ left] }
    }

    /// The cell of a day with the score for so many days of leave.
    private func left(_ mine: Int, _ theirs: Int) -> Int { theirs * rowWidth + lead + mine }

    /// Follows the best scores from the first day to the last. Returns for each day whether it is taken, or off in a break.
    private func taken(_ scores: Scores) -> [Bool] {
        var taken = [Bool](repeating: false, count: days.days.count)
        var (day, mine, theirs, isWithin) = (0, mine, theirs, false)
        func follows(_ step: Step, _ next: Int, _ score: Score) -> Bool {
            guard step.mine <= mine, step.theirs <= theirs else { return false }
            let rest = scores.within[next * dayWidth + left(mine - step.mine, theirs - step.theirs)]
            return score == step.score + rest
        }
        while day < days.days.count {
            let cell = day * dayWidth + left(mine, theirs)
            let score = isWithin ? scores.within[cell] : scores.apart[cell]
            let step = isWithin ? step(over: day..<day + 1, beginsBreak: false) : beginning(day)
            let next = day + (isWithin ? 1 : shortest)
            if let step, follows(step, next, score) {
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
