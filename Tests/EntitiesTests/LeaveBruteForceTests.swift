import AlmanacValues
import Support
import Testing

@testable import Entities

/// Compares the planner with trying every way to take leave.
@Suite("Leave: brute force")
struct LeaveBruteForceTests {
    /// A small random year and what is asked of it.
    private struct Case {
        var days: [LeaveDays.Day] = []
        var mine = 0
        var theirs = 0
        var shortest = 1
        /// Whether there are half days: then a day takes two units of leave, or one.
        var unit = 1

        init(_ random: inout SplitMix64) {
            let isForTwo = Bool.random(using: &random)
            unit = Int.random(in: 1...2, using: &random)
            let share = Int.random(in: 2...5, using: &random)
            var worked = 0
            for _ in 0..<Int.random(in: 1...13, using: &random) {
                // At most eight worked days: every subset of them is tried.
                let works = worked < 8 && Int.random(in: 0...share, using: &random) > 0
                let who = isForTwo ? Int.random(in: 0...3, using: &random) : 0
                let day = LeaveDays.Day(
                    mine: works && who != 1 ? Int.random(in: 1...unit, using: &random) : 0,
                    theirs: works && isForTwo && who != 2 ? Int.random(in: 1...unit, using: &random) : 0,
                    mayBeTaken: Int.random(in: 0...7, using: &random) > 0,
                    counts: true, order: Int.random(in: 1...127, using: &random))
                worked += day.isOff ? 0 : 1
                days.append(day)
            }
            addOtherYears(&random)
            mine = Int.random(in: 0...5, using: &random)
            theirs = isForTwo ? Int.random(in: 0...5, using: &random) : 0
            shortest = Int.random(in: 1...6, using: &random)
        }

        /// Days off of the years before and after.
        private mutating func addOtherYears(_ random: inout SplitMix64) {
            let outside = LeaveDays.Day(mine: 0, theirs: 0, mayBeTaken: false, counts: false, order: 0)
            for _ in 0..<max(0, Int.random(in: -2...3, using: &random)) { days.insert(outside, at: 0) }
            for _ in 0..<max(0, Int.random(in: -2...3, using: &random)) { days.append(outside) }
        }
    }

    /// What a plan is worth, to be compared part by part.
    ///
    /// - Parameters:
    ///   - leave: what the first person takes if the second has none to take.
    ///   - breaks: the breaks, and the long weekends in them.
    private typealias Worth = (days: Int, leave: Int, breaks: Int, order: Int)

    /// Returns the worth of taking a set of days (a bit for each); nil if that is not allowed.
    private func worth(of taken: Int, _ asked: Case) -> Worth? {
        var (mine, theirs, order) = (0, 0, 0)
        var (total, breaks, run, counted) = (0, 0, 0, 0)
        // The days that are off anyway since the last one that is worked, and the long weekends of the row.
        var (rest, long) = (0, 0)
        for index in 0...asked.days.count {
            let day = index < asked.days.count ? asked.days[index] : nil
            let isTaken = taken >> index & 1 == 1
            if let day, isTaken {
                guard !day.isOff, day.mayBeTaken else { return nil }
                mine += day.mine
                theirs += day.theirs
                order += day.order
            }
            if let day, day.isOff || isTaken {
                run += 1
                counted += day.counts ? 1 : 0
                rest = day.isOff ? rest + 1 : 0
                long += rest == 3 ? 1 : 0
            } else {
                if run >= asked.shortest {
                    total += counted
                    breaks += 1 + long
                }
                (run, counted, rest, long) = (0, 0, 0, 0)
            }
        }
        guard mine <= asked.unit * asked.mine && theirs <= asked.unit * asked.theirs else { return nil }
        return (total, asked.theirs == 0 ? -mine : 0, -breaks, -order)
    }

    private func best(_ asked: Case) -> Worth? {
        let open = asked.days.indices.filter { !asked.days[$0].isOff && asked.days[$0].mayBeTaken }
        var best: Worth?
        for choice in 0..<1 << open.count {
            var taken = 0
            for (bit, index) in open.enumerated() where choice >> bit & 1 == 1 { taken |= 1 << index }
            guard let worth = worth(of: taken, asked) else { continue }
            if let found = best, found >= worth { continue }
            best = worth
        }
        return best
    }

    /// The taken days of a plan, a bit for each.
    private func taken(_ plan: LeavePlan, _ days: LeaveDays) -> Int {
        Set(plan.leave + plan.partnerLeave).reduce(0) { $0 | 1 << ($1.dayNumber - days.first.dayNumber) }
    }

    @Test("K2 Equal to trying every way to take leave, in 10,000 random small cases, half of them with half days")
    func equal() {
        var random = SplitMix64(seed: 2027)
        var withLeave = 0
        for number in 0..<10_000 {
            let asked = Case(&random)
            let days = LeaveDays(first: CivilDate(dayNumber: 0), asked.days, unit: asked.unit)
            let plan = LeavePlanner(days, leave: (asked.mine, asked.theirs), shortest: asked.shortest).plan
            guard let most = best(asked), let found = worth(of: taken(plan, days), asked) else {
                Issue.record("case \(number) takes what it must not: \(asked)")
                return
            }
            guard found == most, plan.daysOfYear == most.days else {
                Issue.record("case \(number): \(asked) is worth \(found), and could be \(most)")
                return
            }
            withLeave += plan.leave.isEmpty ? 0 : 1
        }
        // The cases are of use: most of them take leave.
        #expect(withLeave > 5000)
    }
}
