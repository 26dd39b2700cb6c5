import TestSupport
import Testing

@testable import Holidays

@Suite("Holiday list: interactor, breaks over New Year")
struct HolidayListTurnTests {
    private func interactor(holidays: HolidayServiceDouble, today: String = "2026-09-21") -> HolidayListInteractor {
        HolidayListInteractor(
            countries: CountryServiceDouble([Sample.germany]), holidays: holidays,
            clock: ClockDouble(Sample.day(today)), visitor: VisitorDouble(Preferences()))
    }

    private func year(_ year: Int, _ filter: HolidayFilter) -> HolidayYear {
        HolidayYear(Sample.code("DE"), year, filter)
    }

    @Test("N6 A break over New Year is in the lists of both years, and is next until it ends")
    func turnOfTheYear() async throws {
        let days = (0..<16).map { Sample.day("2026-12-24").adding(days: $0).description }
        let calendar = Sample.calendar("DE", days.map { Sample.holiday($0, "Christmas break", types: [.school]) })
        for (today, isNext) in [("2026-11-24", true), ("2027-01-08", true), ("2027-01-09", false)] {
            for year in [2026, 2027] {
                let selection = self.year(year, HolidayFilter(types: .only(.school)))
                let interactor = interactor(holidays: HolidayServiceDouble([calendar]), today: today)
                let listing = try await interactor.listing(selection)
                #expect(listing.rows.map(\.first) == [Sample.day("2026-12-24")])
                #expect(listing.rows.map(\.last) == [Sample.day("2027-01-08")])
                #expect(listing.rows.map { "\($0.id.year) \($0.id.id)" } == ["2026 12-24-christmas-break"])
                let isCurrent = Sample.day(today).year == year
                #expect((listing.next != nil) == (isNext && isCurrent), "\(today) \(year)")
            }
        }
    }

    @Test("B2 A break at an end of the known years is marked: it may have begun earlier, or go on")
    func openEnds() async throws {
        func days(_ first: String) -> [Holiday] {
            (0..<8).map { Sample.holiday(Sample.day(first).adding(days: $0).description, "Break", types: [.school]) }
        }
        let calendar = Sample.calendar(
            "DE", years: 2025...2026, days("2025-01-01") + days("2025-12-29") + days("2026-12-24"))
        let filter = HolidayFilter(types: .only(.school))
        let interactor = interactor(holidays: HolidayServiceDouble([calendar]))
        var marks: [Int: [[Bool]]] = [:]
        for year in [2025, 2026] {
            let rows = try await interactor.listing(self.year(year, filter)).rows
            marks[year] = [rows.map(\.mayBeginEarlier), rows.map(\.mayGoOn)]
        }
        #expect(marks == [2025: [[true, false], [false, false]], 2026: [[false, false], [false, true]]])
    }
}
