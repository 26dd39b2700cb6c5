import AlmanacValues

/// Plans long and short breaks of a year, as people take them: first two weeks, then a week, then long weekends.
///
/// Each step takes the leave that is best for it, exactly; the plan as a whole may have fewer days off than a
/// ``LeavePlanner`` finds that takes short breaks only.
public struct LeaveMix: Sendable {
    /// Breaks of at least `shortest` days, for at most `leave` days of leave.
    struct Step: Hashable, Sendable {
        let shortest: Int
        let leave: Int
    }

    /// The fewest days of a break that counts.
    private static let shortest = 4
    /// Two weeks with three weekends, and a week with two. Each leaves at least half of the leave for other breaks.
    private static let twoWeeks = Step(shortest: 16, leave: 10)
    private static let aWeek = Step(shortest: 9, leave: 5)

    private let days: LeaveDays
    private let leave: (Int, Int)
    private let steps: [Step]

    /// Nil if the leave is too little for a long break.
    ///
    /// - Parameters:
    ///   - leave: the most days of leave of the first person, and of the second.
    ///   - isShared: whether there is a second person.
    public init?(_ days: LeaveDays, leave: (Int, Int), isShared: Bool) {
        let steps = Self.steps(for: isShared ? min(leave.0, leave.1) : leave.0)
        guard !steps.isEmpty else { return nil }
        self.days = days
        self.leave = leave
        self.steps = steps
    }

    static func steps(for leave: Int) -> [Step] {
        switch leave {
        case 20...: [twoWeeks, aWeek]
        case 10...: [aWeek]
        default: []
        }
    }

    public var plan: LeavePlan {
        var rest = days
        var (mine, theirs) = (days.unit * max(0, leave.0), days.unit * max(0, leave.1))
        var taken = [Bool](repeating: false, count: days.days.count)
        func take(_ step: Step?) {
            let most = step.map { $0.leave * days.unit } ?? .max
            let found = LeavePlanner(
                rest, units: (min(mine, most), min(theirs, most)), shortest: step?.shortest ?? Self.shortest
            ).taken
            for day in found {
                mine -= rest.days[day].mine
                theirs -= rest.days[day].theirs
                taken[day] = true
            }
            rest = rest.without(found)
        }
        for step in steps { take(step) }
        take(nil)
        return LeavePlanner(days, units: (0, 0), shortest: Self.shortest).plan(of: taken, isMixed: true)
    }
}

extension LeaveDays {
    /// Returns the days with some of them off.
    fileprivate func without(_ taken: [Int]) -> LeaveDays {
        var days = days
        for day in taken { (days[day].mine, days[day].theirs) = (0, 0) }
        return LeaveDays(first: first, days, unit: unit, isOpenBefore: isOpenBefore, isOpenAfter: isOpenAfter)
    }
}
