import Support
import TestSupport
import Testing

@testable import Entities

@Suite("Leave: the best plan")
struct LeavePlannerTests {
    /// A week from Monday on: a letter for each day. "w" is worked, "." is off, "x" is worked and cannot be taken; "m" and
    /// "t" are worked by the first or the second person only. A day in "<>" is outside the year, and off.
    private func days(_ text: String) -> LeaveDays {
        LeaveDays(
            first: CivilDate(dayNumber: 4),
            text.utf8.map { letter in
                let letter = Unicode.Scalar(letter)
                return LeaveDays.Day(
                    mine: "wxm".unicodeScalars.contains(letter) ? 1 : 0, theirs: letter == "t" ? 1 : 0,
                    mayBeTaken: "wmt".unicodeScalars.contains(letter), counts: letter != "<", order: 1)
            })
    }

    private func plan(_ text: String, _ leave: Int, shortest: Int) -> LeavePlan {
        LeavePlanner(days(text), leave: (leave, 0), shortest: shortest).plan
    }

    /// The plan as text: "L" for leave, "." for a day off in a break, "-" for all else.
    private func shown(_ plan: LeavePlan, _ text: String) -> String {
        String(
            text.utf8.indices.enumerated().map { index, _ in
                let date = CivilDate(dayNumber: 4 + index)
                if plan.leave.contains(date) || plan.partnerLeave.contains(date) { return "L" }
                return plan.breaks.contains { $0.first <= date && date <= $0.last } ? "." : "-"
            })
    }

    private func check(_ text: String, _ leave: Int, shortest: Int, is expected: String) {
        #expect(shown(plan(text, leave, shortest: shortest), text) == expected)
    }

    @Test("K2 A day between a holiday and the weekend is taken first")
    func bridge() {
        check("wwwww..www.w..wwwww..", 1, shortest: 3, is: "----------.L..-------")
        check("wwwww..www.w..wwwww..", 4, shortest: 9, is: "-----..LLL.L..-------")
        #expect(plan("wwwww..www.w..wwwww..", 4, shortest: 9).daysOff == 9)
    }

    @Test("K2 Leave that makes no break long enough is not taken")
    func tooLittle() {
        let plan = plan("wwwww..wwwww..", 4, shortest: 9)
        #expect(plan.breaks.isEmpty && plan.daysOff == 0 && plan.leave.isEmpty)
        #expect(self.plan("wwwww..wwwww..", 0, shortest: 2).leave.isEmpty)
    }

    @Test("K2 A break that is there anyway counts, and says that it needs no leave")
    func anyway() {
        let plan = plan("www....ww..www", 0, shortest: 4)
        #expect(plan.daysOff == 4 && plan.daysOffAnyway == 4 && plan.breaks.count == 1)
        #expect(plan.breaks.first?.length == 4 && plan.breaks.first?.cost == 0)
        let more = self.plan("www....ww..www", 2, shortest: 4)
        #expect(more.daysOff == 8 && more.daysOffAnyway == 4 && more.leave.count == 2)
    }

    @Test("K2 Days that must be worked end a break")
    func closed() {
        check("..wxw....", 3, shortest: 3, is: "..L-L....")
        check("..xxw..", 3, shortest: 3, is: "----L..")
    }

    @Test("K2 Days of other years lengthen a break and its sum, are not taken, and do not make a plan better")
    func turnOfTheYear() {
        let plan = plan("<<www..", 1, shortest: 3)
        #expect(plan.breaks.map(\.length) == [3] && plan.daysOff == 3)
        // Two days before the year and one in it, or three of the year: the plan with more days of the year is better.
        #expect(plan.daysOfYear == 3)
        let both = self.plan("<<w...w", 1, shortest: 3)
        #expect(both.daysOff == 6 && both.daysOfYear == 4 && both.breaks.map(\.length) == [6])
        #expect(self.plan("<<<ww", 0, shortest: 3).breaks.isEmpty)
        let anyway = self.plan("wwwww..<<", 0, shortest: 4)
        #expect(anyway.daysOff == 4 && anyway.daysOffAnyway == 4 && anyway.daysOfYear == 2)
    }

    @Test("B2 A break may be longer where the known days end, and nowhere else", arguments: [2026, 2027])
    func open(year: Int) {
        // The first and the last days of both years are off: 2026 begins on a Thursday, and 2027 ends on a Friday.
        let holidays = ["2026-01-01", "2026-01-02", "2026-12-31", "2027-01-01", "2027-12-30", "2027-12-31"].map {
            Sample.holiday($0, "Holiday")
        }
        let days = LeaveDays(of: year, for: DaysOff(Sample.calendar(years: 2026...2027, holidays))) { _ in false }
        let breaks = LeavePlanner(days, leave: (0, 0), shortest: 2).plan.breaks
        #expect(breaks.filter(\.isOpen).map(\.first) == [Sample.day(year == 2026 ? "2026-01-01" : "2027-12-30")])
        #expect(breaks.contains { $0.first == Sample.day("2026-12-31") && $0.last == Sample.day("2027-01-03") })
    }

    @Test("K2 Among plans worth the same, the one with fewer breaks")
    func fewerBreaks() {
        // Four days of leave give eight days off either in one break or in two.
        check("ww..wwww..ww", 4, shortest: 4, is: "--..LLLL..--")
    }

    @Test("K2 Among plans with as many days off, the one that takes least leave: half a day rather than a whole one")
    func leastLeave() {
        func day(_ leave: Int, order: Int) -> LeaveDays.Day {
            LeaveDays.Day(mine: leave, theirs: 0, mayBeTaken: true, counts: true, order: order)
        }
        // A whole day before the weekend, and half a day after it. The whole one would be taken if leave did not count.
        let days = LeaveDays(
            first: CivilDate(dayNumber: 4), [day(2, order: 1), day(0, order: 0), day(0, order: 0), day(1, order: 2)],
            unit: 2)
        let plan = LeavePlanner(days, leave: (1, 0), shortest: 3).plan
        #expect(plan.daysOff == 3 && plan.leave == [CivilDate(dayNumber: 7)])
        #expect(plan.breaks.first?.myCost == DayCount(halves: 1))
        #expect(LeavePlanner(days, leave: (2, 0), shortest: 3).plan.daysOff == 4)
    }

    @Test("K2 A bridge from a single holiday is taken before a day beside a weekend that is long anyway")
    func bridgeBeforeLongWeekend() {
        // Each gives four days for one; the first one would be taken if nothing else counted.
        check("wwww...wwwwwww.w..ww", 1, shortest: 4, is: "--------------.L..--")
        // A weekend of two days is not long: both give four days for two.
        check("ww..wwwwww.ww.ww", 2, shortest: 4, is: "LL..------------")
        // More days off come before all else.
        check("www...w..www.w..ww", 1, shortest: 4, is: "---...L..---------")
    }

    @Test("K2 Two people: a day counts if both have it off, and each takes only leave of one's own")
    func two() {
        let text = "mt..mw"
        let days = LeaveDays(
            first: CivilDate(dayNumber: 4),
            text.utf8.map { letter in
                let letter = Unicode.Scalar(letter)
                return LeaveDays.Day(
                    mine: letter == "m" || letter == "w" ? 1 : 0, theirs: letter == "t" || letter == "w" ? 1 : 0,
                    mayBeTaken: true, counts: true, order: 1)
            })
        let plan = LeavePlanner(days, leave: (1, 1), shortest: 3).plan
        #expect(plan.daysOff == 4 && plan.leave.count == 1 && plan.partnerLeave.count == 1)
        let more = LeavePlanner(days, leave: (3, 2), shortest: 3).plan
        #expect(more.daysOff == 6 && more.leave.count == 3 && more.partnerLeave.count == 2)
        let swapped = days.days.map { day in
            var day = day
            (day.mine, day.theirs) = (day.theirs, day.mine)
            return day
        }
        let other = LeavePlanner(LeaveDays(first: days.first, swapped), leave: (2, 3), shortest: 3).plan
        #expect(more.breaks.map(\.cost) == [3] && other.breaks.map(\.cost) == [3], "of whoever takes more")
        #expect(LeavePlanner(days, leave: (9, 0), shortest: 3).plan.daysOff == 3)
    }
}
