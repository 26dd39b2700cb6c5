import Documents
import TestSupport
import Testing

@testable import Holidays

@Suite("B5 National and regional rows of lists, for all embedded countries", .serialized)
struct NationalRowsTests {
    private let library = DocumentLibrary(EmbeddedDocuments())

    /// Nil if the source does not cover the country.
    private func listing(_ year: HolidayYear) async throws -> Listing? {
        let interactor = HolidayListInteractor(
            countries: library, holidays: library, clock: ClockDouble(Sample.day("2026-09-21")),
            visitor: VisitorDouble())
        do {
            return try await interactor.listing(year)
        } catch YearFailure.uncovered {
            return nil
        }
    }

    @Test(
        "The list of a country has each type of a row from the whole country, and excepts regions instead of naming keepers",
        arguments: [HolidayFilter(), HolidayFilter(types: .all)])
    func rows(filter: HolidayFilter) async throws {
        var (rows, excepted) = (0, 0)
        for country in try await library.countries().value {
            let scope = CalendarScope(years: 2026...2027)
            guard let calendar = try await library.calendar(of: country.code, covering: scope)?.value else { continue }
            for year in 2026...2027 {
                guard let listing = try await listing(HolidayYear(country.code, year, filter)) else { continue }
                let national = calendar.holidays.filter { $0.kind.share(of: nil) != .none }
                // A list of what only regions keep has nothing of the whole country.
                guard !listing.showsRegional else { continue }
                for row in listing.rows {
                    rows += 1
                    let days = national.filter { holiday in holiday.days.contains { $0.date == row.first } }
                    let types = days.reduce(into: Set<HolidayType>()) { $0.formUnion($1.kind.types) }
                    #expect(types.isSuperset(of: row.types), "\(country.code) \(row)")
                    switch row.keepers {
                    case nil: break
                    case .allBut: excepted += 1
                    case .regions: Issue.record("\(country.code) \(row)")
                    case .parts:
                        // Parts of the country may keep what no law gives to all of it.
                        #expect(days.contains { $0.kind.level == .partial }, "\(country.code) \(row)")
                    }
                }
            }
        }
        #expect(rows > 4000 && excepted > 5, "\(rows) rows, \(excepted) excepted")
    }

    @Test("Eleven federal days of the United States in 2026 are nationwide, and none of them is partial")
    func federal() async throws {
        let calendar = try #require(
            try await library.calendar(of: Sample.code("US"), covering: CalendarScope(year: 2026))?.value)
        let rows = HolidayRows(calendar, HolidayFilter()).rowsOfWholeCountry(of: 2026)
        // Independence Day is there on its own date, a Saturday, and on the day off before.
        #expect(Set(rows.map(\.name.text)).count == 11 && rows.count == 12)
        for row in rows {
            if case .only(let regions) = row.regions { Issue.record("\(row.name) in \(regions.count) regions") }
        }
        let independence = try #require(rows.first { $0.isObserved })
        #expect(independence.first == Sample.day("2026-07-03"))
        #expect(independence.regions == .allBut([Sample.region("MA")]))
    }
}
