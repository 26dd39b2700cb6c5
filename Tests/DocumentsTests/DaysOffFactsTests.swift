import Documents
import TestSupport
import Testing

/// Facts from other sources, as the program answers them from the embedded documents.
@Suite("Days off: facts")
struct DaysOffFactsTests {
    private static let library = DocumentLibrary(EmbeddedDocuments())

    private func days(_ text: String) async throws -> DaysOff {
        let territory = try #require(Territory(text))
        let found = try await Self.library.calendar(of: territory.country, covering: CalendarScope(year: 2026))
        let calendar = try #require(found).value
        #expect(calendar.settled(territory).missing == nil)
        return DaysOff(calendar, in: territory.region)
    }

    private func day(_ text: String) throws -> CivilDate { try #require(CivilDate(text)) }

    private func year(_ number: Int, of days: DaysOff) throws -> [DayStatus] {
        days.statuses(from: .firstDay(of: number), through: .firstDay(of: number + 1).adding(days: -1))
    }

    /// The dates of a year's own holidays, and those of the observed days.
    private func holidays(_ text: String, _ number: Int) async throws -> (own: [String], observed: [String]) {
        let found = try year(number, of: try await days(text)).flatMap(\.holidays)
        return (
            found.filter { !$0.isObserved }.map(\.date.monthAndDay), found.filter(\.isObserved).map(\.date.monthAndDay)
        )
    }

    @Test("US 2026 has 11 federal holidays, and Independence Day is observed on 3 July")
    func unitedStates() async throws {
        let found = try await holidays("US", 2026)
        #expect(
            found.own == [
                "01-01", "01-19", "02-16", "05-25", "06-19", "07-04", "09-07", "10-12", "11-11", "11-26", "12-25",
            ])
        #expect(found.observed == ["07-03"])
    }

    @Test("US 2021: 18 June, 5 July, 24 December and 31 December are observed days")
    func observed() async throws {
        let found = try await holidays("US", 2021)
        #expect(found.observed == ["06-18", "07-05", "12-24", "12-31"])
        let newYear = try #require(try await days("US").status(of: try day("2021-12-31")))
        #expect(newYear.isOff && newYear.holidays.map(\.holiday.date.description) == ["2022-01-01"])
    }

    @Test("England 2026 has 8 bank holidays, and Boxing Day is observed on 28 December")
    func england() async throws {
        let found = try await holidays("GB-ENG", 2026)
        #expect(found.own == ["01-01", "04-03", "04-06", "05-04", "05-25", "08-31", "12-25", "12-26"])
        #expect(found.observed == ["12-28"])
    }

    private func longWeekends(_ text: String, from date: String, _ count: Int) async throws -> [String] {
        let first = try day(date)
        return try await days(text).longWeekends(from: first, through: first.adding(days: 366)).prefix(count)
            .map { "\($0.first)/\($0.last)" }
    }

    @Test("England’s next long weekends after 21 November 2026 have four, three and four days")
    func englishWeekends() async throws {
        #expect(
            try await longWeekends("GB-ENG", from: "2026-11-21", 3)
                == ["2026-12-25/2026-12-28", "2027-01-01/2027-01-03", "2027-03-26/2027-03-29"])
    }

    @Test("The US has long weekends with Martin Luther King Jr. Day and Washington’s Birthday")
    func americanWeekends() async throws {
        #expect(
            try await longWeekends("US", from: "2026-11-21", 4)
                == [
                    "2026-12-25/2026-12-27", "2027-01-01/2027-01-03", "2027-01-16/2027-01-18", "2027-02-13/2027-02-15",
                ])
    }

    @Test("Bavaria keeps 15 August in parts: on a Sunday in 2027, on a Tuesday in 2028, and not everybody has it off")
    func bavaria() async throws {
        let bavaria = try await days("DE-BY")
        let sunday = try #require(bavaria.status(of: try day("2027-08-15")))
        #expect(sunday.date.weekday == .sunday && sunday.isOff && sunday.holidays.isEmpty && sunday.partial.count == 1)
        let tuesday = try #require(bavaria.status(of: try day("2028-08-15")))
        #expect(tuesday.date.weekday == .tuesday && !tuesday.isOff && tuesday.partial.count == 1)
        #expect(tuesday.partial.first?.holiday.kind.parts?.contains("Munich") == true)
        #expect(try #require(try await days("DE").status(of: try day("2028-08-15"))).reasons.isEmpty)
        let saarland = try #require(try await days("DE-SL").status(of: try day("2028-08-15")))
        #expect(saarland.isOff && saarland.partial.isEmpty)
    }

    @Test("Nationwide holidays of 2026", arguments: [("DE", 9), ("CH", 4), ("AU", 7), ("US", 11)])
    func nationwide(code: String, count: Int) async throws {
        #expect(try await holidays(code, 2026).own.count == count)
    }

    @Test("The weekend of the Emirates changed in 2022; that of Kelantan is another than that of Kuala Lumpur")
    func weekends() async throws {
        // 2021-03-05 is a Friday, 2021-03-07 a Sunday; 2026-03-06 a Friday, 2026-03-08 a Sunday.
        let cases = [
            ("AE", "2021-03-05", true), ("AE", "2021-03-07", false), ("AE", "2026-03-06", false),
            ("AE", "2026-03-08", true), ("MY-03", "2026-03-06", true), ("MY-03", "2026-03-08", false),
            ("MY-14", "2026-03-06", false), ("MY-14", "2026-03-08", true), ("MY-01", "2021-03-05", true),
            ("MY-01", "2026-03-06", false),
        ]
        for (place, date, isWeekend) in cases {
            let status = try #require(try await days(place).status(of: try day(date)))
            #expect(status.isWeekend == isWeekend, "\(place) \(date)")
        }
    }

    @Test(
        "Weekends are those of public offices",
        arguments: [
            ("LY", "56"), ("PS", "56"), ("MR", "67"), ("VE", "67"), ("PY", "67"), ("CD", "67"), ("NE", "67"),
            ("KN", "67"),
            ("AI", "67"), ("TK", "67"), ("HK", "7"), ("NP", "6"), ("SO", "5"), ("AF", "5"), ("BN", "57"),
        ])
    func offices(code: String, weekend: String) async throws {
        let days = try await days(code)
        // 2025-03-03 is a Monday.
        let week = try (3...9).map { try #require(days.status(of: try day("2025-03-0\($0)"))) }
        #expect(week.filter(\.isWeekend).map { "\($0.date.weekday.rawValue)" }.joined() == weekend)
    }

    @Test(
        "China works on a Sunday in exchange for a day off; Finland’s Independence Day is off although people fly flags"
    )
    func decrees() async throws {
        let china = try await days("CN")
        let worked = try year(2026, of: china).filter { $0.isWeekend && !$0.isOff }
        #expect(worked.count >= 5)
        for day in worked {
            let isExchanged = day.reasons.contains { if case .exchanged = $0 { true } else { false } }
            #expect(isExchanged, "\(day.date)")
        }
        let independence = try #require(try await days("FI").status(of: try day("2027-12-06")))
        #expect(independence.isOff && independence.date.weekday == .monday)
    }
}
