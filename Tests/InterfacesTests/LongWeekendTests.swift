import TestSupport
import Testing

@testable import Interfaces

@Suite("Nager.Date: long weekends")
struct LongWeekendTests {
    private func found(_ days: [String], bridgeDays: Int = 1) async throws -> [String] {
        let holidays = days.map { Sample.holiday($0, "Day \($0)") }
        let interactor = NagerInteractor(
            countries: CountryServiceDouble([Sample.germany]),
            holidays: HolidayServiceDouble([Sample.calendar("DE", holidays)]),
            clock: ClockDouble(Sample.day("2026-09-21")))
        let weekends = try await interactor.longWeekends(
            in: Territory(Sample.code("DE")), of: 2026, bridgeDays: bridgeDays)
        return weekends.map { weekend in
            "\(weekend.first.monthAndDay)…\(weekend.last.monthAndDay) \(weekend.length)"
                + weekend.bridgeDays.map { " \($0.monthAndDay)" }.joined()
        }
    }

    @Test(
        "F6 A holiday on each weekday of the week of Ascension Day (14 May 2026 is a Thursday)",
        arguments: [
            ("2026-05-11", "05-09…05-11 3"), ("2026-05-12", "05-09…05-12 4 05-11"), ("2026-05-13", ""),
            ("2026-05-14", "05-14…05-17 4 05-15"), ("2026-05-15", "05-15…05-17 3"), ("2026-05-16", ""),
            ("2026-05-17", ""),
        ])
    func weekdays(day: String, weekend: String) async throws {
        #expect(try await found([day]) == (weekend.isEmpty ? [] : [weekend]))
    }

    @Test("F6 Without bridge days only weekends that touch the holiday count")
    func none() async throws {
        #expect(try await found(["2026-05-14"], bridgeDays: 0).isEmpty)
        #expect(try await found(["2026-05-15"], bridgeDays: 0) == ["05-15…05-17 3"])
    }

    @Test("F6 If both sides together need too many bridge days, there are two long weekends")
    func twoWindows() async throws {
        #expect(
            try await found(["2026-05-13"], bridgeDays: 2)
                == ["05-09…05-13 5 05-11 05-12", "05-13…05-17 5 05-14 05-15"])
        #expect(try await found(["2026-05-13"], bridgeDays: 4) == ["05-09…05-17 9 05-11 05-12 05-14 05-15"])
    }

    @Test("F6 A long weekend of two holidays is told once")
    func contained() async throws {
        #expect(try await found(["2026-04-03", "2026-04-06"]) == ["04-03…04-06 4"])
    }

    @Test("F6 A long weekend reaches across the turn of the year, and belongs to the year of its holiday")
    func turn() async throws {
        #expect(try await found(["2026-01-01"]) == ["01-01…01-04 4 01-02"])
        #expect(try await found(["2027-01-01"]).isEmpty)
        #expect(try await found(["2026-12-31", "2027-01-01"]) == ["12-31…01-03 4"])
    }

    @Test("F6 A region has its own weekend days and holidays")
    func region() async throws {
        let interactor = NagerInteractor(
            countries: CountryServiceDouble([Sample.unitedKingdom]), holidays: HolidayServiceDouble([Sample.british]),
            clock: ClockDouble(Sample.day("2026-09-21")))
        let scotland = Territory(Sample.code("GB"), Sample.region("SCT"))
        let found = try await interactor.longWeekends(in: scotland, of: 2026, bridgeDays: 0)
        #expect(
            found.map { "\($0.first.monthAndDay)…\($0.last.monthAndDay)" } == [
                "01-01…01-04", "04-03…04-05", "05-02…05-04", "12-25…12-28",
            ])
    }
}
