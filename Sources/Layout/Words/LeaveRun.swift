public import AlmanacValues

/// Days of leave in a row.
public struct LeaveRun: Hashable, Sendable {
    public let days: ClosedRange<CivilDate>
    /// Whether the day, a single one, is half a day of leave.
    public let isHalf: Bool

    public init(days: ClosedRange<CivilDate>, isHalf: Bool = false) {
        self.days = days
        self.isHalf = isHalf
    }

    /// Returns the runs of the dates. Half a day is a run of its own.
    ///
    /// - Parameters:
    ///   - dates: all days of leave, in order.
    ///   - halves: those of which only half is taken.
    public static func runs(_ dates: [CivilDate], halves: [CivilDate]) -> [LeaveRun] {
        let halves = Set(halves)
        var runs: [LeaveRun] = []
        for date in dates {
            let isHalf = halves.contains(date)
            if let last = runs.last, last.days.upperBound.adding(days: 1) == date, !isHalf, !last.isHalf {
                runs[runs.count - 1] = LeaveRun(days: last.days.lowerBound...date)
            } else {
                runs.append(LeaveRun(days: date...date, isHalf: isHalf))
            }
        }
        return runs
    }
}

extension Words {
    /// "Leave: Monday 3 to Wednesday 5 May and half of Friday 7 May"
    public func leave(_ runs: [LeaveRun]) -> String { leave(runs: runs.map(sentence)) }

    /// "Monday 3 to Wednesday 5 May", "half of Friday 7 May"
    public func sentence(_ run: LeaveRun) -> Sentence {
        run.isHalf ? halfOf(day: run.days.lowerBound) : daysInYear(days: run.days)
    }
}
