import TestSupport
import Testing

@Suite("Weeks")
struct WeekTests {
    @Test(
        "K1 ISO week numbers around New Year",
        arguments: [
            // The examples of ISO 8601 and of its edges: years of 52 and of 53 weeks.
            ("2026-01-01", 1), ("2025-12-29", 1), ("2025-12-28", 52), ("2026-12-31", 53), ("2027-01-03", 53),
            ("2027-01-04", 1), ("2020-12-31", 53), ("2021-01-03", 53), ("2021-01-04", 1), ("2024-12-30", 1),
            ("2023-01-01", 52), ("2026-10-03", 40), ("2008-12-28", 52), ("2010-01-03", 53),
        ])
    func numbers(date: String, week: Int) {
        #expect(Sample.day(date).isoWeek == week)
    }

    @Test("K1 The week of each day of 400 years is that of its Thursday, counted day by day")
    func counted() {
        var (week, year) = (0, 0)
        // 3 January 1600 was a Monday, and began the first week.
        var day = Sample.day("1600-01-03")
        while day.year < 2000 {
            let thursday = day.adding(days: 3)
            (week, year) = thursday.year == year ? (week + 1, year) : (1, thursday.year)
            for offset in 0..<7 { #expect(day.adding(days: offset).isoWeek == week) }
            day = day.adding(days: 7)
        }
    }

    @Test("K1 A week begins on the day that the country begins it with", arguments: Weekday.allCases)
    func starts(weekday: Weekday) {
        for offset in 0..<14 {
            let date = Sample.day("2026-10-01").adding(days: offset)
            let start = date.weekStart(on: weekday)
            #expect(start.weekday == weekday && start <= date && date.dayNumber - start.dayNumber < 7)
        }
        #expect(weekday.week.first == weekday && Set(weekday.week).count == 7)
        #expect(weekday.week.last?.week.dropFirst().first == weekday)
    }
}
