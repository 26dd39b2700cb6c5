import TestSupport
import Testing

@Suite("Days of several territories")
struct SharedDaysTests {
    private let germany = DaysOff(
        Sample.calendar(
            "DE", years: 2026...2026,
            [Sample.holiday("2026-05-01", "Labour Day"), Sample.holiday("2026-12-25", "Christmas Day")]))
    private let britain = DaysOff(
        Sample.calendar(
            "GB", years: 2025...2027,
            [Sample.holiday("2026-05-04", "May Day"), Sample.holiday("2026-12-25", "Christmas Day")]))
    /// A country with a weekend of Friday and Saturday.
    private let israel = DaysOff(
        HolidayCalendar(
            country: Sample.code("IL"), years: 2025...2027, weekends: Weekends([.friday, .saturday]), regions: [],
            holidays: [Sample.holiday("2026-05-05", "Memorial Day")]))

    @Test("W2 The days that all know are those of every calendar")
    func known() {
        #expect(SharedDays([germany, britain]).known == Sample.day("2026-01-01")...Sample.day("2026-12-31"))
        let other = DaysOff(Sample.calendar("FR", years: 2027...2028, []))
        #expect(SharedDays([germany, other]).known == nil)
        #expect(
            SharedDays([germany, other]).days(from: Sample.day("2026-01-01"), through: Sample.day("2027-12-31")) == [])
        let clamped = SharedDays([germany, britain]).days(
            from: Sample.day("2025-12-30"), through: Sample.day("2026-01-02"))
        #expect(clamped.map(\.date) == [Sample.day("2026-01-01"), Sample.day("2026-01-02")])
        let reversed = SharedDays([germany]).days(from: Sample.day("2026-03-02"), through: Sample.day("2026-03-01"))
        #expect(reversed == [])
    }

    @Test("W2 A day is worked by all, off for all, a loss for some, or the weekend of all")
    func kinds() {
        func day(_ date: String) -> SharedDay? {
            SharedDays([germany, israel]).days(from: Sample.day(date), through: Sample.day(date)).first
        }
        #expect(day("2026-05-07").map { $0.allWork && !$0.allOff && !$0.hasLoss } == true)
        // Saturday is the weekend of both, Sunday and Friday that of one.
        #expect(day("2026-05-09").map { $0.allOff && $0.isSharedWeekend && !$0.hasLoss } == true)
        #expect(day("2026-05-10").map { !$0.allWork && !$0.allOff && !$0.hasLoss } == true)
        // A Friday: a holiday here, the weekend there.
        #expect(day("2026-05-01").map { $0.allOff && !$0.isSharedWeekend && $0.hasLoss } == true)
        #expect(day("2026-05-05").map { !$0.allWork && !$0.allOff && $0.hasLoss } == true)
    }

    @Test("W2 Days in a row on which all work; the first run that is long enough")
    func runs() {
        let days = SharedDays([germany, britain])
            .days(from: Sample.day("2026-04-29"), through: Sample.day("2026-05-15"))
        let runs = days.runs(where: \.allWork)
        #expect(runs.map(\.length) == [2, 4, 5])
        #expect(runs.first == DayRun(Sample.day("2026-04-29"), Sample.day("2026-04-30")))
    }

    @Test("W2 Whole weeks: ISO weeks without a loss, as runs; a week with an unknown day does not count")
    func weeks() {
        let (runs, known) = SharedDays([germany, britain]).wholeWeeks(of: 2026)
        // 2026 has 53 weeks. The first begins on 29 December 2025, and the last ends on 3 January 2027: Germany's calendar
        // knows neither of those days.
        #expect(known == 51)
        #expect(runs.map(\.numbers) == [2...17, 20...51])
        #expect(runs.first?.first == Sample.day("2026-01-05") && runs.first?.last == Sample.day("2026-04-26"))
        let (all, every) = SharedDays([israel]).wholeWeeks(of: 2026)
        #expect(every == 53 && all.map(\.numbers) == [1...18, 20...53])
        #expect(all.first?.first == Sample.day("2025-12-29") && all.last?.last == Sample.day("2027-01-03"))
        #expect(SharedDays([germany]).wholeWeeks(of: 2030).known == 0)
    }
}
