import AlmanacValues
import Support
import Testing

@testable import Entities

@Suite("Leave: long and short breaks")
struct LeaveMixTests {
    /// A year of 52 weeks with its weekends, and with holidays on some of its days.
    private func year(holidays: Set<Int> = [], unit: Int = 1) -> LeaveDays {
        let days = (0..<364).map { day in
            let isOff = day % 7 >= 5 || holidays.contains(day)
            return LeaveDays.Day(mine: isOff ? 0 : unit, theirs: 0, mayBeTaken: true, counts: true, order: day % 127)
        }
        return LeaveDays(first: CivilDate(dayNumber: 0), days, unit: unit)
    }

    private func lengths(_ plan: LeavePlan) -> [Int] { plan.breaks.map(\.length).sorted(by: >) }

    @Test("J4 With 20 days of leave or more there are two weeks and a week among the breaks", arguments: 20...60)
    func long(days: Int) throws {
        let mix = try #require(LeaveMix(year(), leave: (days, 0), isShared: false))
        let plan = mix.plan
        #expect(plan.isMixed && plan.shortest == 4 && plan.leave.count <= days)
        #expect(lengths(plan)[0] >= 16 && lengths(plan)[1] >= 9 && lengths(plan).allSatisfy { $0 >= 4 })
        #expect(plan.daysOff == plan.breaks.reduce(0) { $0 + $1.length } && plan.daysOffAnyway == 0)
    }

    @Test("J4 With less there is a week; with less than 10 days there is nothing to mix")
    func short() throws {
        for days in 10..<20 {
            let plan = try #require(LeaveMix(year(), leave: (days, 0), isShared: false)).plan
            #expect(lengths(plan)[0] >= 9 && plan.leave.count <= days)
        }
        for days in -1..<10 { #expect(LeaveMix(year(), leave: (days, 0), isShared: false) == nil) }
    }

    @Test("J4 Each step is the best use of its leave: the first one is the planner's own")
    func steps() throws {
        let year = year(holidays: [2, 100, 101, 200, 359])
        let first = LeavePlanner(year, leave: (10, 0), shortest: 16).plan
        let plan = try #require(LeaveMix(year, leave: (25, 0), isShared: false)).plan
        #expect(Set(plan.leave).isSuperset(of: first.leave) && first.daysOff > 16)
        // A mix has fewer days off than short breaks alone, and never more.
        #expect(plan.daysOff <= LeavePlanner(year, leave: (25, 0), shortest: 4).plan.daysOff)
    }

    @Test("J4 Of two people the one with less leave decides what is possible, and nobody takes more than they have")
    func two() throws {
        var days = year().days
        for day in days.indices where !days[day].isOff { days[day].theirs = day % 35 == 0 ? 0 : 1 }
        let year = LeaveDays(first: CivilDate(dayNumber: 0), days)
        #expect(LeaveMix(year, leave: (30, 9), isShared: true) == nil)
        let plan = try #require(LeaveMix(year, leave: (30, 12), isShared: true)).plan
        #expect(plan.leave.count <= 30 && plan.partnerLeave.count <= 12 && lengths(plan)[0] >= 9)
    }

    @Test("J4 Half days count as halves")
    func halves() throws {
        var days = year(unit: 2).days
        for day in stride(from: 4, to: 364, by: 7) { days[day].mine = 1 }
        let year = LeaveDays(first: CivilDate(dayNumber: 0), days, unit: 2)
        let plan = try #require(LeaveMix(year, leave: (20, 0), isShared: false)).plan
        #expect(plan.breaks.reduce(DayCount.zero) { $0 + $1.myCost } <= DayCount(20))
        // Two weeks cost nine days, and leave one more for what follows.
        #expect(lengths(plan)[0] >= 16)
    }

    @Test("J4 Where no long break is possible, the leave goes to short ones")
    func impossible() throws {
        var days = year().days
        // Every Wednesday has to be worked.
        for day in stride(from: 2, to: 364, by: 7) { days[day].mayBeTaken = false }
        let year = LeaveDays(first: CivilDate(dayNumber: 0), days)
        let plan = try #require(LeaveMix(year, leave: (20, 0), isShared: false)).plan
        #expect(plan.breaks == LeavePlanner(year, leave: (20, 0), shortest: 4).plan.breaks && !plan.breaks.isEmpty)
    }
}
