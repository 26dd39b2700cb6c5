public import AlmanacValues

/// A way to take leave in a year: the breaks that it makes, and those that are there anyway.
public struct LeavePlan: Hashable, Sendable {
    /// The fewest days of a break that counts.
    public let shortest: Int
    /// Whether it has long and short breaks, see ``LeaveMix``.
    public let isMixed: Bool
    /// In date order.
    public let breaks: [LeaveBreak]
    /// The days of the year in the breaks, by which plans are compared.
    public let daysOfYear: Int
    /// The days off in breaks that count without any leave, those beside the year included.
    public let daysOffAnyway: Int

    /// The days off in the breaks. A break over New Year counts with all its days, as it is shown.
    public var daysOff: Int { breaks.reduce(0) { $0 + $1.length } }

    /// The days of leave of the first person.
    public var leave: [CivilDate] { breaks.flatMap(\.leave) }
    /// The days of leave of the second person.
    public var partnerLeave: [CivilDate] { breaks.flatMap(\.partnerLeave) }
}

/// Days off in a row, with the days of leave among them.
public struct LeaveBreak: Hashable, Sendable {
    public let first: CivilDate
    public let last: CivilDate
    /// In date order; empty for a break that needs no leave.
    public let leave: [CivilDate]
    /// The second person's days of leave.
    public let partnerLeave: [CivilDate]
    /// The leave of each person: half a day for a day of which only half is worked.
    public let myCost: DayCount
    public let partnerCost: DayCount
    /// Whether the days before or after are not known, so that it may be longer.
    public let isOpen: Bool

    public var length: Int { last.dayNumber - first.dayNumber + 1 }

    /// The leave of the person who needs more.
    public var cost: DayCount { max(myCost, partnerCost) }
}

extension LeaveDays {
    /// Returns the break of a range of days, all of which are off or taken.
    func makeBreak(_ range: Range<Int>) -> LeaveBreak {
        LeaveBreak(
            first: date(range.lowerBound), last: date(range.upperBound - 1),
            leave: range.filter { days[$0].mine > 0 }.map(date),
            partnerLeave: range.filter { days[$0].theirs > 0 }.map(date),
            myCost: dayCount(days[range].reduce(0) { $0 + $1.mine }),
            partnerCost: dayCount(days[range].reduce(0) { $0 + $1.theirs }),
            isOpen: (isOpenBefore && range.lowerBound == 0) || (isOpenAfter && range.upperBound == days.count))
    }

    private func dayCount(_ units: Int) -> DayCount { DayCount(halves: 2 / unit * units) }

    /// Returns the longest ranges of days of which each is off or taken.
    func runs(taken: (Int) -> Bool) -> [Range<Int>] {
        var runs: [Range<Int>] = []
        var start: Int?
        for index in days.indices {
            if days[index].isOff || taken(index) {
                start = start ?? index
            } else if let first = start {
                runs.append(first..<index)
                start = nil
            }
        }
        if let start { runs.append(start..<days.count) }
        return runs
    }
}
