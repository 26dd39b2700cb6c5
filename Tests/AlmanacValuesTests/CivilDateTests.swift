import AlmanacValues
import Testing

@Suite("Civil dates")
struct CivilDateTests {
    @Test(
        "Known days have the right number, weekday and text",
        arguments: [
            ("1970-01-01", 0, Weekday.thursday), ("2000-02-29", 11_016, .tuesday), ("1969-12-31", -1, .wednesday),
            ("2026-10-03", 20_729, .saturday), ("0000-03-01", -719_468, .wednesday), ("9999-12-31", 2_932_896, .friday),
        ])
    func knownDays(text: String, number: Int, weekday: Weekday) throws {
        let date = try #require(CivilDate(text))
        #expect(date.dayNumber == number)
        #expect(date.weekday == weekday)
        #expect(date.description == text)
    }

    @Test("Eight centuries of days convert to fields and back, with consecutive weekdays")
    func roundTrip() throws {
        let first = try #require(CivilDate(year: 1899, month: 12, day: 31))
        var weekday = first.weekday
        for number in first.dayNumber..<(first.dayNumber + 146_097 * 2) {
            let date = CivilDate(dayNumber: number)
            let (year, month, day) = date.fields
            #expect(CivilDate(year: year, month: month, day: day) == date)
            #expect(date.weekday == weekday)
            weekday = Weekday(rawValue: weekday.rawValue % 7 + 1) ?? .monday
        }
    }

    @Test(
        "Text that is not a valid day is rejected",
        arguments: [
            "", "2026-02-29", "2026-13-01", "2026-00-10", "2026-01-32", "2026-1-01", "26-01-01", "2026-01-01 ",
            "+026-01-01", "2026/01/01", "２０２６-01-01", "2026-01-0\u{0}",
        ])
    func refused(text: String) {
        #expect(CivilDate(text) == nil)
    }

    @Test("Leap years follow the Gregorian rule", arguments: [(2000, 29), (1900, 28), (2024, 29), (2026, 28)])
    func leapYears(year: Int, days: Int) {
        #expect(CivilDate.days(in: 2, of: year) == days)
    }
}
