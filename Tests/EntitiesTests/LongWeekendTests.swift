import TestSupport
import Testing

@Suite("Long weekends")
struct LongWeekendTests {
    private func days(
        _ holidays: [Holiday], weekend: Set<Weekday> = [.saturday, .sunday], years: ClosedRange<Int> = 2026...2027
    ) -> DaysOff {
        DaysOff(
            HolidayCalendar(
                country: Sample.code("DE"), years: years, weekends: Weekends(weekend), regions: [],
                holidays: holidays.sorted { $0.date < $1.date }))
    }

    private func spans(_ days: DaysOff, from first: String = "2026-01-01", through last: String = "2027-12-31")
        -> [String]
    {
        days.longWeekends(from: Sample.day(first), through: Sample.day(last)).map { "\($0.first)/\($0.last)" }
    }

    @Test("A long weekend has three days off or more, even if the weekend is a single day")
    func length() {
        // 2026-06-05 is a Friday.
        let two = [Sample.holiday("2026-06-06", "Saturday")]
        #expect(spans(days(two, weekend: [.friday])) == [])
        let three = two + [Sample.holiday("2026-06-07", "Sunday")]
        #expect(spans(days(three, weekend: [.friday])) == ["2026-06-05/2026-06-07"])
        let four = three + [Sample.holiday("2026-06-08", "Monday")]
        #expect(spans(days(four, weekend: [.friday])) == ["2026-06-05/2026-06-08"])
        #expect(
            days(four, weekend: [.friday]).longWeekends(
                from: Sample.day("2026-06-05"), through: Sample.day("2026-06-05")
            ).map(\.length) == [4])
    }

    @Test("A holiday on the weekend makes none; three holidays in the week make one")
    func causes() {
        #expect(spans(days([Sample.holiday("2026-06-14", "Sunday"), Sample.holiday("2026-06-17", "Wednesday")])) == [])
        let week = (16...18).map { Sample.holiday("2026-06-\($0)", "Day \($0)") }
        let found = days(week).longWeekends(from: Sample.day("2026-06-01"), through: Sample.day("2026-06-30"))
        #expect(found.map(\.length) == [3])
        #expect(found.first?.causes.map(\.holiday.kind.name.text) == ["Day 16", "Day 17", "Day 18"])
    }

    @Test("A long weekend may cross the turn of the year, and is whole although only a part is asked for")
    func turn() {
        let days = days([Sample.holiday("2026-12-31", "Old Year"), Sample.holiday("2027-01-01", "New Year")])
        for (first, last) in [("2026-12-31", "2026-12-31"), ("2027-01-03", "2027-02-01"), ("2026-12-01", "2026-12-31")]
        {
            #expect(spans(days, from: first, through: last) == ["2026-12-31/2027-01-03"])
        }
        #expect(spans(days, from: "2027-01-04", through: "2027-02-01") == [])
        #expect(spans(days, from: "2026-12-01", through: "2026-12-30") == [])
    }

    @Test("One at the end of the known years may be longer, and says so")
    func open() throws {
        // 2026-12-31 is a Thursday; 2026-01-01 as well.
        let days = days(
            ["2026-12-29", "2026-12-30", "2026-12-31", "2026-01-01", "2026-01-02", "2026-06-05"].map {
                Sample.holiday($0, $0)
            }, years: 2026...2026)
        let found = days.longWeekends(from: Sample.day("2026-01-01"), through: Sample.day("2026-12-31"))
        #expect(found.map { $0.first.month } == [1, 6, 12])
        #expect(found.map(\.isOpen) == [true, false, true])
    }

    @Test("A weekend day that is worked by decree ends a long weekend")
    func worked() {
        let friday = Sample.holiday("2026-06-05", "Friday")
        let kind = friday.kind
        let exchanged = Holiday(
            date: Sample.day("2026-06-18"), movedFrom: Sample.day("2026-06-06"), kind: kind,
            id: HolidayID(date: Sample.day("2026-06-18"), slug: kind.slug))
        #expect(spans(days([friday])) == ["2026-06-05/2026-06-07"])
        #expect(spans(days([friday, exchanged])) == [])
    }
}
