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
    /// The number of ways in which leave can be left: `left(mine, theirs)` counts them.
    private let width: Int
    /// The first day after each day that is not off.
    private let endOfRun: [Int]
    /// The sums over the days before each day.
    private let before: [Sum]

    private struct Sum {
        var (mine, theirs, closed, counted, order) = (0, 0, 0, 0, 0)
    }

    /// A plan's worth as one number, since the tables are large for two people.
    private typealias Score = Int32

    /// What scores are made of. A sum fits: at most 366 days, 127 breaks (of three days or more there are at most 92), and
    /// 120 taken days with numbers up to 127.
    private enum Worth {
        static let day = 1 << 21
        static let aBreak = 1 << 14
    }

    /// - Parameters:
    ///   - leave: the most days of leave of the first person, and of the second.
    ///   - shortest: the fewest days of a break that counts, at least 1.
    public init(_ days: LeaveDays, leave: (Int, Int), shortest: Int) {
        self.days = days
        self.shortest = max(1, shortest)
        (mine, theirs) = (max(0, leave.0), max(0, leave.1))
        width = (mine + 1) * (theirs + 1)
        var ends = [Int](repeating: days.days.count, count: days.days.count + 1)
        for index in days.days.indices.reversed() {
            ends[index] = days.days[index].isOff ? ends[index + 1] : index
        }
        endOfRun = ends
        var (sum, sums) = (Sum(), [Sum()])
        sums.reserveCapacity(days.days.count + 1)
        for day in days.days {
            sum.mine += day.mine
            sum.theirs += day.theirs
            sum.closed += day.isOff || day.mayBeTaken ? 0 : 1
            sum.counted += day.counts ? 1 : 0
            sum.order += day.isOff ? 0 : day.order
            sums.append(sum)
        }
        before = sums
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
        before[range.upperBound].counted - before[range.lowerBound].counted
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
        let (start, end) = (before[range.lowerBound], before[range.upperBound])
        let (mine, theirs) = (end.mine - start.mine, end.theirs - start.theirs)
        guard end.closed == start.closed, mine <= self.mine, theirs <= self.theirs else { return nil }
        let score = (end.counted - start.counted) * Worth.day - (end.order - start.order)
        return Step(score: Score(beginsBreak ? score - Worth.aBreak : score), mine: mine, theirs: theirs)
    }

    /// The step that begins a break on a day; nil if the break would not be long enough.
    private func beginning(_ day: Int) -> Step? {
        day + shortest <= days.days.count ? step(over: day..<day + shortest, beginsBreak: true) : nil
    }

    /// The day from which to go on after a row of days off that is too short to count, and the worked day after it.
    private func afterShortRun(_ day: Int) -> Int? {
        let end = endOfRun[day]
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
        let count = (days.days.count + 1) * width
        var scores = Scores(apart: [Score](repeating: 0, count: count), within: [Score](repeating: 0, count: count))
        scores.apart.withUnsafeMutableBufferPointer { apart in
            scores.within.withUnsafeMutableBufferPointer { within in
                for day in days.days.indices.reversed() {
                    goOn(from: day, apart, within)
                    begin(on: day, apart, within)
                }
            }
        }
        return scores
    }

    private typealias Table = UnsafeMutableBufferPointer<Score>

    /// A break goes on, or ends with the day before.
    private func goOn(from day: Int, _ apart: Table, _ within: Table) {
        set(within, day, to: apart, days.days[day].isOff ? nil : day + 1)
        guard let step = step(over: day..<day + 1, beginsBreak: false) else { return }
        improve(within, day, with: step, within, day + 1)
    }

    /// The day is worked, or off in a row that is too short, or a break begins.
    private func begin(on day: Int, _ apart: Table, _ within: Table) {
        set(apart, day, to: apart, afterShortRun(day))
        guard let step = beginning(day) else { return }
        improve(apart, day, with: step, within, day + shortest)
    }

    /// Sets the scores of a day to those of a later one, or to the worst if that is nil.
    private func set(_ scores: Table, _ day: Int, to others: Table, _ later: Int?) {
        let row = scores.extracting(day * width..<(day + 1) * width)
        if let later {
            _ = row.update(fromContentsOf: others.extracting(later * width..<(later + 1) * width))
        } else {
            row.update(repeating: .min)
        }
    }

    /// Replaces scores that a step leads beyond.
    private func improve(_ scores: Table, _ day: Int, with step: Step, _ others: Table, _ later: Int) {
        let count = mine - step.mine + 1
        for theirs in step.theirs...self.theirs {
            let (target, source) = (
                day * width + left(step.mine, theirs), later * width + left(0, theirs - step.theirs)
            )
            let (row, rest) = (
                scores.extracting(target..<target + count), others.extracting(source..<source + count)
            )
            // Sums fit, see `Worth`. Without a check for each of them the loop takes several at once.
            for left in 0..<count { row[left] = max(row[left], step.score &+ rest[left]) }
        }
    }

    private func left(_ mine: Int, _ theirs: Int) -> Int { theirs * (self.mine + 1) + mine }

    /// Follows the best scores from the first day to the last. Returns for each day whether it is taken, or off in a break.
    private func taken(_ scores: Scores) -> [Bool] {
        var taken = [Bool](repeating: false, count: days.days.count)
        var (day, left, isWithin) = (0, width - 1, false)
        func follows(_ step: Step, _ next: Int, _ scores: [Score], _ score: Score) -> Bool {
            let fits = step.mine <= left % (mine + 1) && step.theirs <= left / (mine + 1)
            return fits && score == step.score + scores[next * width + left - self.left(step.mine, step.theirs)]
        }
        while day < days.days.count {
            let score = isWithin ? scores.within[day * width + left] : scores.apart[day * width + left]
            let step = isWithin ? step(over: day..<day + 1, beginsBreak: false) : beginning(day)
            let next = day + (isWithin ? 1 : shortest)
            if let step, follows(step, next, scores.within, score) {
                for index in day..<next { taken[index] = true }
                left -= self.left(step.mine, step.theirs)
                (day, isWithin) = (next, true)
            } else {
                day = isWithin ? day + 1 : afterShortRun(day) ?? day + 1
                isWithin = false
            }
        }
        return taken
    }
}
