/// Sums over the days of a year, from which the planner reads what a row of days costs and is worth. All plans of the year
/// share them.
struct LeaveSums: Sendable {
    /// What a score is made of. It fits into 31 bits: at most 366 days, 255 breaks and long weekends in them (with breaks of
    /// three days or more there are at most 92 of each), and 120 taken days with numbers up to 127. Half days let a plan
    /// take up to eight days more.
    static let aDay = 1 << 22
    static let aBreak = 1 << 14
    /// The days of the year that a score counts. All that is taken off for breaks and leave is less than one day.
    static func days(of score: LeavePlanner.Score) -> Int { (Int(score) + aDay - 1) >> 22 }

    /// The fewest days in a row that make a long weekend.
    private static let longWeekend = 3

    /// The first day after each day that is not off.
    let endOfRun: [Int]
    /// The sums over the days before each day.
    let before: [Sum]

    struct Sum {
        /// The leave that it takes of each person, in units.
        var (mine, theirs) = (0, 0)
        /// The days that are worked and on which no leave may be taken.
        var closed = 0
        /// The days of the year.
        var counted = 0
        /// What the days add to a score if all are taken.
        var worth = 0
    }

    init(_ days: [LeaveDays.Day]) {
        var ends = [Int](repeating: days.count, count: days.count + 1)
        for index in days.indices.reversed() { ends[index] = days[index].isOff ? ends[index + 1] : index }
        endOfRun = ends
        var (sum, sums) = (Sum(), [Sum()])
        sums.reserveCapacity(days.count + 1)
        for (index, day) in days.enumerated() {
            sum.mine += day.mine
            sum.theirs += day.theirs
            sum.closed += day.isOff || day.mayBeTaken ? 0 : 1
            sum.counted += day.counts ? 1 : 0
            sum.worth += (day.counts ? Self.aDay : 0) - (day.isOff ? 0 : day.order)
            // With its first day a break has a whole row of days off, see `LeavePlanner`.
            let beginsRow = index == 0 || !days[index - 1].isOff
            if beginsRow, ends[index] - index >= Self.longWeekend { sum.worth -= Self.aBreak }
            sums.append(sum)
        }
        before = sums
    }
}
