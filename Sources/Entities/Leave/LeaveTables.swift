/// What a planner does on each day, for each number of days of leave that both persons have left.
///
/// The cost is days × states. The states of one person are the days left. Those of two people are pairs, and most
/// working days cost both of them a day: how many more the second has left than the first changes only on days on which
/// one of them works alone, or half a day longer than the other. So a row holds the pairs with the same difference, and
/// only the differences that can come up have a row: 16 rows instead of 60 for two places with the same weekend. Scores
/// are kept for as many days as a step reaches; for all other days, only the choice is kept. The whole table of scores
/// would take 30 MB, and its memory pages would cost the system six times as much time as the scores.
struct LeaveTables {
    private typealias Score = LeavePlanner.Score
    private typealias Cells = UnsafeMutablePointer<Score>
    private typealias Choices = UnsafeMutablePointer<UInt8>

    private let planner: LeavePlanner
    private let shape: Shape
    /// Whether to take the step of a day: bit 0 within a break, bit 1 apart from one.
    private let choices: [UInt8]
    /// The leave of the first person with which to begin: if the second has none, the least that gives the most days off.
    let least: Int

    init(_ planner: LeavePlanner) {
        self.planner = planner
        let shape = Shape(planner)
        self.shape = shape
        let count = planner.days.days.count * shape.dayWidth
        var least = planner.mine
        choices = [UInt8](unsafeUninitializedCapacity: count) { choices, filled in
            if let choices = choices.baseAddress { least = Filling(planner, shape, choices).fill() }
            filled = count
        }
        self.least = least
    }

    /// Whether the best plan takes the step of a day, with so many days of leave left.
    func takes(_ day: Int, _ mine: Int, _ theirs: Int, isWithin: Bool) -> Bool {
        choices[day * shape.dayWidth + shape.cell(mine, theirs)] & (isWithin ? 1 : 2) != 0
    }

    /// Where the scores of a day are.
    private struct Shape {
        /// The cells before a row's first score. They read as scores that are worse than any, so that a step needs no check
        /// whether the leave suffices: at most as many as it can take.
        let lead: Int
        /// The cells of a row: `lead`, and a score for each number of the first person's days that are left, rounded up to
        /// a multiple of what a vector instruction takes.
        let rowWidth: Int
        /// Whether a row holds the same difference of the days left. Otherwise it holds the same number of the second
        /// person's days.
        let isSlanted: Bool
        /// What the rows hold, in order.
        let rows: ClosedRange<Int>

        init(_ planner: LeavePlanner) {
            let (mine, theirs) = (planner.mine, planner.theirs)
            lead = min(planner.days.unit * planner.shortest, mine)
            rowWidth = lead + (mine + 8) / 8 * 8
            let open = planner.days.days.filter(\.mayBeTaken)
            let alone = open.reduce(0) { $0 + max(0, $1.mine - $1.theirs) }
            let theirsAlone = open.reduce(0) { $0 + max(0, $1.theirs - $1.mine) }
            let slanted = max(-mine, theirs - mine - theirsAlone)...min(theirs, theirs - mine + alone)
            isSlanted = slanted.count < theirs + 1
            rows = isSlanted ? slanted : 0...theirs
        }

        var dayWidth: Int { rowWidth * rows.count }

        /// The cell of a day with the score for so many days of leave.
        func cell(_ mine: Int, _ theirs: Int) -> Int {
            start(of: isSlanted ? theirs - mine : theirs) + lead + mine
        }

        func start(of row: Int) -> Int { (row - rows.lowerBound) * rowWidth }

        /// The fewest days of the first person in a row: with fewer, the second would have less than none.
        func least(of row: Int) -> Int { isSlanted ? max(0, -row) : 0 }

        /// The row after a step; nil if the second person has not enough days left.
        func row(_ row: Int, after step: LeavePlanner.Step) -> Int? {
            let next = row - step.theirs + (isSlanted ? step.mine : 0)
            return rows.contains(next) ? next : nil
        }
    }

    /// Fills the choices, those of the last day first.
    private struct Filling {
        private let planner: LeavePlanner
        private let shape: Shape
        private let choices: Choices
        /// The number of days whose scores are kept.
        private let window: Int

        init(_ planner: LeavePlanner, _ shape: Shape, _ choices: Choices) {
            self.planner = planner
            self.shape = shape
            self.choices = choices
            window = planner.shortest + 1
        }

        /// Worse than any score, also after a step.
        private static var impossible: Score { .min / 2 }

        /// Returns the least leave, see `LeaveTables.least`.
        func fill() -> Int {
            let count = window * shape.dayWidth
            return withUnsafeTemporaryAllocation(of: Score.self, capacity: 2 * count) { scores in
                guard let within = scores.baseAddress else { return planner.mine }
                return fill(within: within, apart: within + count)
            }
        }

        private func fill(within: Cells, apart: Cells) -> Int {
            let end = planner.days.days.count
            for table in [within, apart] { finish(day(end, of: table)) }
            for today in (0..<end).reversed() {
                let mine = choices + today * shape.dayWidth
                // A break goes on, or ends with the day before.
                let isOff = planner.days.sums.endOfRun[today] > today
                set(
                    day(today, of: within), mine, bit: 1,
                    to: isOff ? nil : day(today + 1, of: apart),
                    or: planner.step(over: today..<today + 1, beginsBreak: false), then: day(today + 1, of: within))
                // The day is worked, or off in a row that is too short, or a break begins.
                set(
                    day(today, of: apart), mine, bit: 2,
                    to: planner.afterShortRun(today).map { day($0, of: apart) },
                    or: planner.beginning(today), then: day(today + planner.shortest, of: within))
            }
            return least(day(0, of: apart))
        }

        /// - Parameter scores: those of the first day.
        private func least(_ scores: Cells) -> Int {
            guard planner.theirs == 0 else { return planner.mine }
            let most = LeaveSums.days(of: scores[shape.cell(planner.mine, 0)])
            return (0..<planner.mine).first { LeaveSums.days(of: scores[shape.cell($0, 0)]) == most } ?? planner.mine
        }

        private func day(_ day: Int, of table: Cells) -> Cells { table + day % window * shape.dayWidth }

        /// Writes the scores after the last day.
        private func finish(_ scores: Cells) {
            for row in shape.rows {
                let cells = scores + shape.start(of: row)
                let first = shape.lead + shape.least(of: row)
                for cell in 0..<first { cells[cell] = Self.impossible }
                for cell in first..<shape.rowWidth { cells[cell] = 0 }
            }
        }

        /// Sets the scores of a day to the better ones of two choices. Takes the step if both are worth the same.
        ///
        /// - Parameters:
        ///   - bit: the bit of the choices to write. The other one is kept if it is the second to be written.
        ///   - other: the scores of the day from which to go on without a break; nil if the days of the step are off anyway,
        ///     so that it is the only choice.
        ///   - step: nil if there is only the first choice.
        ///   - next: the scores of the day after the step.
        private func set(
            _ scores: Cells, _ choices: Choices, bit: UInt8, to other: Cells?, or step: LeavePlanner.Step?,
            then next: Cells
        ) {
            let kept: UInt8 = bit == 1 ? 0 : 1
            for row in shape.rows {
                let start = shape.start(of: row)
                let first = shape.lead + shape.least(of: row)
                let (cells, choices) = (scores + start, choices + start)
                for cell in 0..<first { cells[cell] = Self.impossible }
                guard let step, let target = shape.row(row, after: step) else {
                    for cell in first..<shape.rowWidth {
                        cells[cell] = other?[start &+ cell] ?? Self.impossible
                        choices[cell] &= kept
                    }
                    continue
                }
                // Sums fit, see `LeaveSums`. Without a check for each of them the loops take several at once.
                let (source, score) = (next + (shape.start(of: target) - step.mine), step.score)
                guard let other else {
                    for cell in first..<shape.rowWidth {
                        cells[cell] = score &+ source[cell]
                        choices[cell] = choices[cell] & kept | bit
                    }
                    continue
                }
                let rest = other + start
                for cell in first..<shape.rowWidth {
                    let (without, with) = (rest[cell], score &+ source[cell])
                    cells[cell] = max(without, with)
                    choices[cell] = choices[cell] & kept | (with >= without ? bit : 0)
                }
            }
        }
    }
}
