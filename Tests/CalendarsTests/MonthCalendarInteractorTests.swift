import TestSupport
import Testing

@testable import Calendars

@Suite("Calendar of a month: interactor")
struct MonthCalendarInteractorTests {
    private func sheet(_ month: Int, year: Int = 2026) async throws -> CalendarSheet {
        try await CalendarInteractor(
            countries: CountryServiceDouble([Sample.germany]), holidays: HolidayServiceDouble([Sample.germanCalendar]),
            clock: ClockDouble(Sample.day("2026-09-21")), origin: .embedded
        ).sheet(HolidayYear(Sample.code("DE"), year), months: month...month)
    }

    @Test("K1 A month has all of its days, and only these", arguments: [(1, 31), (2, 28), (4, 30), (12, 31)])
    func days(month: Int, count: Int) async throws {
        let months = try await sheet(month).months
        #expect(months.map(\.number) == [month] && months[0].days.count == count)
        #expect(months[0].days.allSatisfy { $0.date.month == month && $0.date.year == 2026 })
    }

    @Test("K1 A month counts the year’s regional holidays and has the year’s types: its filters are those of the year")
    func year() async throws {
        let sheet = try await sheet(7)
        #expect(sheet.regionalCount == 1 && sheet.types == [.publicHoliday, .bank, .unofficial])
        #expect(sheet.months[0].days.flatMap(\.entries).isEmpty)
    }

    @Test("H5 A month of a year outside the data is none")
    func unknown() async throws {
        #expect(try await sheet(7, year: 2019).months.isEmpty)
    }

    @Test("B5 An entry has what regions make of it")
    func regionalTypes() async throws {
        let calendar = Sample.calendar(
            "DE", regions: [("BY", "Bavaria"), ("SN", "Saxony")],
            [
                Sample.holiday("2026-10-12", "Feast", types: [.government]),
                Sample.holiday("2026-10-12", "Feast", types: [.bank], regions: ["BY"]),
            ])
        let interactor = CalendarInteractor(
            countries: CountryServiceDouble([Sample.germany]), holidays: HolidayServiceDouble([calendar]),
            clock: ClockDouble(Sample.day("2026-09-21")), origin: .embedded)
        let year = HolidayYear(Sample.code("DE"), 2026, HolidayFilter(types: .all))
        let entries = try await interactor.sheet(year, months: 10...10).months.flatMap(\.days).flatMap(\.entries)
        #expect(entries.map(\.types) == [[.government]])
        #expect(entries.first?.regionalTypes.map(\.place) == [.regions(["Bavaria"])])
    }
}
