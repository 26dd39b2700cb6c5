import TestSupport
import Testing

@Suite("Working days, on the one function of days off")
struct WorkingDayTests {
    private let days = DaysOff(
        Sample.calendar(
            years: 2026...2027,
            [
                Sample.holiday("2026-12-25", "Christmas Day"), Sample.holiday("2026-12-28", "Boxing Day"),
                Sample.holiday("2027-01-01", "New Year’s Day"),
            ]))

    @Test(
        "K3 The day itself does not count, whether it is a working day or not; for 0 it does",
        arguments: [
            // 24 December 2026 is a Thursday.
            ("2026-12-24", 1, "2026-12-29"), ("2026-12-24", 0, "2026-12-24"), ("2026-12-25", 0, "2026-12-29"),
            ("2026-12-25", 1, "2026-12-29"), ("2026-12-26", 1, "2026-12-29"), ("2026-12-23", 1, "2026-12-24"),
            ("2026-12-24", 4, "2027-01-04"), ("2026-12-29", -1, "2026-12-24"), ("2026-12-27", -1, "2026-12-24"),
            ("2026-12-24", -1, "2026-12-23"), ("2027-01-04", -4, "2026-12-24"),
        ])
    func away(from: String, count: Int, expected: String) {
        #expect(days.workingDay(count, from: Sample.day(from)) == .found(Sample.day(expected)))
    }

    /// 300 working days are further than what is looked at together.
    @Test(
        "K3 Between a day and its nth working day are n working days, forwards and backwards", arguments: [1, 37, 300])
    func between(count: Int) throws {
        for offset in 0..<250 {
            let day = Sample.day("2026-02-01").adding(days: offset)
            guard case .found(let later) = days.workingDay(count, from: day),
                case .found(let earlier) = days.workingDay(-count, from: later.adding(days: 1))
            else { Issue.record("\(day)"); continue }
            let after = days.statuses(from: day.adding(days: 1), through: later)
            #expect(after.count { !$0.isOff } == count && after.last?.isOff == false)
            let before = days.statuses(from: earlier, through: later)
            #expect(before.count { !$0.isOff } == count && before.first?.isOff == false)
        }
    }

    @Test("K3 The known days end: the search tells how many working days there are on the way")
    func beyond() {
        #expect(days.workingDay(3, from: Sample.day("2027-12-29")) == .beyond(known: 2))
        #expect(days.workingDay(2, from: Sample.day("2027-12-29")) == .found(Sample.day("2027-12-31")))
        #expect(days.workingDay(-3, from: Sample.day("2026-01-03")) == .beyond(known: 2))
        #expect(days.workingDay(-2, from: Sample.day("2026-01-03")) == .found(Sample.day("2026-01-01")))
        #expect(days.workingDay(1, from: Sample.day("2028-01-01")) == .beyond(known: 0))
        #expect(days.workingDay(-1, from: Sample.day("2025-12-31")) == .beyond(known: 0))
        #expect(days.workingDay(0, from: Sample.day("2027-12-31")) == .found(Sample.day("2027-12-31")))
    }
}
