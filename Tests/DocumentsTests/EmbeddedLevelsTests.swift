import Documents
import TestSupport
import Testing

/// The facts of the embedded documents about who keeps which day.
@Suite("Levels of the embedded documents")
struct EmbeddedLevelsTests {
    private static let library = DocumentLibrary(EmbeddedDocuments())

    private func publicDays(_ code: String, _ year: Int) async throws -> [Holiday] {
        let country = try #require(CountryCode(code))
        let found = try await Self.library.calendar(of: country, covering: CalendarScope(year: year))
        return try #require(found).value.holidays(in: year).filter { $0.kind.types.contains(.publicHoliday) }
    }

    @Test(
        "National holidays of a country, as its law counts them",
        arguments: [("US", 2026, 11), ("US", 2021, 11), ("DE", 2026, 9), ("CH", 2026, 4), ("AU", 2026, 7)])
    func national(code: String, year: Int, count: Int) async throws {
        let days = try await publicDays(code, year).filter { $0.kind.level == .national }
        #expect(days.count == count, "\(days.map(\.kind.name.text))")
    }

    @Test("Martin Luther King Jr. Day and Washington’s Birthday are national, although states rename them")
    func renamed() async throws {
        let alabama = try #require(RegionCode("AL"))
        let days = try await publicDays("US", 2026)
        for name in ["Martin Luther King Jr. Day", "Washington's Birthday"] {
            let day = try #require(days.first { $0.kind.name.text == name })
            #expect(day.kind.level == .national && !day.kind.isKept(in: alabama))
        }
        let king = days.filter { $0.kind.occasion?.description == "martin-luther-king-day" }
        #expect(king.count > 1 && king.contains { $0.kind.isKept(in: alabama) })
        #expect(Set(king.map(\.date)).count == 1)
    }

    @Test("Assumption Day of Bavaria is partial: on a Sunday in 2027, on a Tuesday in 2028")
    func bavaria() async throws {
        let bavaria = try #require(RegionCode("BY"))
        for (year, weekday) in [(2027, Weekday.sunday), (2028, .tuesday)] {
            let days = try await publicDays("DE", year)
            let day = try #require(days.first { $0.kind.name.text == "Assumption Day" && $0.kind.isKept(in: bavaria) })
            #expect(day.kind.level == .partial && day.date.weekday == weekday)
            #expect(day.kind.parts?.contains("Munich") == true)
        }
    }

    @Test("Argentina’s 12 October 2025 was moved to the 10th")
    func argentina() async throws {
        let days = try await publicDays("AR", 2025)
        let day = try #require(days.first { $0.date.description == "2025-10-12" })
        #expect(day.observed?.description == "2025-10-10" && !day.isKept)
    }

    @Test(
        "A city or district that lies in a region of the documents is not counted beside it",
        arguments: [("DE", 16), ("CH", 26), ("AU", 8), ("IT", 107), ("ES", 19), ("BR", 27), ("NZ", 17), ("FR", 14)])
    func counted(code: String, count: Int) async throws {
        let country = try #require(CountryCode(code))
        let found = try await Self.library.calendar(of: country, covering: CalendarScope(year: 2026))
        let calendar = try #require(found).value
        #expect(calendar.regionCount == count && calendar.regions.count > count)
    }

    @Test(
        "The days of Corpus Christi, All Saints and Epiphany are in as many Länder as the acts say",
        arguments: [("Epiphany", 3), ("Corpus Christi", 6), ("All Saints' Day", 5)])
    func laender(name: String, count: Int) async throws {
        let country = try #require(CountryCode("DE"))
        let found = try await Self.library.calendar(of: country, covering: CalendarScope(year: 2026))
        let calendar = try #require(found).value
        let rows = HolidayRows(calendar, HolidayFilter(isEverywhere: true)).rows(of: 2026)
        let row = try #require(rows.first { $0.name.text == name })
        guard case .regions(let keepers, of: 16) = Keepers(of: row, in: calendar) else {
            Issue.record("not in regions")
            return
        }
        #expect(keepers.count == count)
    }
}
