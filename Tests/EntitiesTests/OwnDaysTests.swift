import TestSupport
import Testing

@Suite("One person's own days")
struct OwnDaysTests {
    // 2026-06-05 is a Friday, 2026-06-10 a Wednesday.
    private let holiday = Sample.holiday("2026-06-10", "Holiday")

    private func status(_ date: String, _ own: OwnDays) throws -> DayStatus {
        let calendar = Sample.calendar(years: 2026...2027, regions: [], [holiday])
        return try #require(DaysOff(calendar, own: own).status(of: Sample.day(date)))
    }

    @Test("K2 An own weekend replaces the weekend of the territory, in every year, and may be empty")
    func weekend() throws {
        let own = OwnDays(weekend: [.friday, .saturday])
        #expect(try status("2026-06-05", own).reasons == [.weekend])
        #expect(try status("2026-06-06", own).isOff)
        #expect(try status("2026-06-07", own).reasons.isEmpty)
        #expect(try !status("2026-06-07", own).isOff)
        #expect(try status("2027-01-01", own).isOff)
        #expect(try !status("2026-06-06", OwnDays(weekend: [])).isOff)
        #expect(try status("2026-06-10", OwnDays(weekend: [])).isOff)
    }

    @Test("K2 A day that is worked comes before a holiday and the weekend, whose reasons stay")
    func worked() throws {
        let own = OwnDays(worked: [Sample.day("2026-06-10"), Sample.day("2026-06-06")])
        let wednesday = try status("2026-06-10", own)
        #expect(!wednesday.isOff && wednesday.reasons == [.holiday(HolidayDay(holiday)), .ownWorkday])
        let saturday = try status("2026-06-06", own)
        #expect(!saturday.isOff && saturday.reasons == [.weekend, .ownWorkday])
        #expect(try status("2026-06-07", own).isOff)
    }

    @Test("K2 A day off of one's own needs no other reason; worked and off is worked")
    func off() throws {
        let thursday = Sample.day("2026-06-11")
        let day = try status("2026-06-11", OwnDays(off: [thursday]))
        #expect(day.isOff && day.reasons == [.ownDayOff])
        #expect(try !status("2026-06-12", OwnDays(off: [thursday])).isOff)
        let both = try status("2026-06-11", OwnDays(off: [thursday], worked: [thursday]))
        #expect(!both.isOff && both.reasons == [.ownWorkday])
    }

    @Test("K2 Long weekends follow the own days")
    func longWeekends() {
        let calendar = Sample.calendar(years: 2026...2027, regions: [], [holiday])
        let own = OwnDays(off: [Sample.day("2026-06-11"), Sample.day("2026-06-12")])
        let found = DaysOff(calendar, own: own)
            .longWeekends(from: Sample.day("2026-06-01"), through: Sample.day("2026-06-30"))
        #expect(found.map(\.first) == [Sample.day("2026-06-10")] && found.map(\.last) == [Sample.day("2026-06-14")])
    }
}
