import TestSupport
import Testing

@testable import Start

@Suite("Edges of the start page")
struct EdgeTests {
    private func calendar(_ holidays: [Holiday]) -> HolidayCalendar { Sample.calendar("DE", holidays) }

    @Test(
        "O1 A national day makes a long weekend for the country, even if a region does not have it; a regional one does not"
    )
    func regional() async throws {
        for (regions, exceptions, count) in [(["BY"], [String](), 0), ([], ["BY"], 1), ([], [], 1)] {
            let friday = Sample.holiday("2026-06-05", "Friday", regions: regions, exceptions: exceptions)
            let found = try #require(await holidays([friday], on: "2026-06-01"))
            #expect(found.longWeekends.count == count)
        }
    }

    private func holidays(_ holidays: [Holiday], on day: String) async -> TodayListing.CountryHolidays? {
        let interactor = StartInteractor(
            countries: CountryServiceDouble([Sample.germany]),
            holidays: HolidayServiceDouble([calendar(holidays)]), quotes: QuoteServiceDouble([]),
            people: PersonServiceDouble([]), clock: ClockDouble(Sample.day(day)),
            visitor: VisitorDouble(Preferences(country: Sample.code("DE"))))
        return await interactor.today().holidays.value
    }

    private func next(_ holidays: [Holiday], on day: String) async throws -> CivilDate? {
        await self.holidays(holidays, on: day)?.next?.date
    }

    @Test("O1 The country's next holiday is national and public")
    func nextHoliday() async throws {
        let national = Sample.holiday("2026-06-10", "National")
        let others = [
            Sample.holiday("2026-06-02", "Regional", regions: ["BY"]),
            Sample.holiday("2026-06-03", "Bank", types: [.bank]),
        ]
        #expect(try await next(others + [national], on: "2026-06-01") == Sample.day("2026-06-10"))
        #expect(try await next(others, on: "2026-06-01") == nil)
    }

    @Test("O1 Today's holiday is the next until the day is over", arguments: [("2026-06-10", 10), ("2026-06-11", 20)])
    func today(day: String, expected: Int) async throws {
        let holidays = [Sample.holiday("2026-06-10", "One"), Sample.holiday("2026-06-20", "Two")]
        #expect(try await next(holidays, on: day)?.day == expected)
    }
}
