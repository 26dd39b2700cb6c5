import AlmanacValues
import Testing

@testable import OwnCalendars

@Suite("The rules of days that are kept each year")
struct RuleTests {
    @Test(
        "A rule names a day of the month, a weekday of it, or days from Easter",
        arguments: [
            ("12-24", 2026, "2026-12-24"), ("24 December", 2027, "2027-12-24"),
            ("the last Friday of November", 2026, "2026-11-27"), ("Easter", 2026, "2026-04-05"),
            ("easter", 2038, "2038-04-25"), ("39 days after Easter", 2026, "2026-05-14"),
            ("2 days before Easter", 2027, "2027-03-26"), ("1 day after Easter", 2000, "2000-04-24"),
            // The exceptions of the computus, another century, and the earliest date.
            ("Easter", 1954, "1954-04-18"), ("Easter", 1981, "1981-04-19"), ("Easter", 2049, "2049-04-18"),
            ("Easter", 2076, "2076-04-19"), ("Easter", 2100, "2100-03-28"), ("Easter", 2285, "2285-03-22"),
            ("120 days after Easter", 2026, "2026-08-03"),
        ])
    func dates(text: String, year: Int, date: String) {
        #expect(OwnRule(text)?.date(in: year) == CivilDate(date))
    }

    @Test(
        "Other texts are no rules",
        arguments: [
            "", "12-32", "13-01", "2-3", "12-24-25", "days after Easter", "x days after Easter", "3 weeks after Easter",
            "999 days after Easter", "121 days after Easter", "3 days since Easter", "Eastern",
            "the fifth Friday of November", "yearly",
        ])
    func refused(text: String) { #expect(OwnRule(text) == nil) }

    @Test("29 February is kept in leap years")
    func leapDay() {
        let dates = OwnDates(OwnRule("02-29") ?? .easter(0))
        #expect(dates.dates(in: 2027).isEmpty)
        #expect(dates.dates(in: 2028) == [CivilDate("2028-02-29")].compactMap(\.self))
    }

    @Test("A range of each year may end in the next")
    func winter() throws {
        let first = try #require(OwnRule("12-24"))
        let dates = OwnDates(first, through: OwnRule("01-02"), in: 2026...2026)
        #expect(dates.dates(in: 2026).count == 10)
        #expect(dates.dates(in: 2026).last == CivilDate("2027-01-02"))
        #expect(dates.dates(in: 2027).isEmpty)
    }

    @Test("A range of single days is counted in the years in which they are")
    func overNewYear() throws {
        let dates = OwnDates(try #require(CivilDate("2026-12-30"))...(try #require(CivilDate("2027-01-02"))))
        #expect(dates.dates(in: 2026).count == 2)
        #expect(dates.dates(in: 2027).count == 2)
        #expect(dates.dates(in: 2028).isEmpty)
    }
}
