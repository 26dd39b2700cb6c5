import Almanac
import Entities
import TestSupport
import Testing

@testable import Start

@Suite("Edges of the start page")
struct EdgeTests {
    private func calendar(weekend: Set<Weekday> = [.saturday, .sunday], _ holidays: [Holiday]) -> HolidayCalendar {
        HolidayCalendar(
            country: Sample.code("DE"), years: 2020...2035, weekends: Weekends(weekend), regions: [],
            holidays: holidays.sorted { $0.date < $1.date })
    }

    private func spans(_ calendar: HolidayCalendar, from day: String) -> [String] {
        LongWeekends(calendar: calendar).next(3, from: Sample.day(day)).map { "\($0.first)/\($0.last)" }
    }

    @Test("O1 A long weekend has at least three days, even if the weekend is a single day")
    func length() {
        // 2026-06-05 is a Friday.
        let friday: Set<Weekday> = [.friday]
        let two = [Sample.holiday("2026-06-06", "Saturday")]
        #expect(spans(calendar(weekend: friday, two), from: "2026-06-01") == [])
        let three = two + [Sample.holiday("2026-06-07", "Sunday")]
        #expect(spans(calendar(weekend: friday, three), from: "2026-06-01") == ["2026-06-05/2026-06-07"])
        let four = three + [Sample.holiday("2026-06-08", "Monday")]
        #expect(spans(calendar(weekend: friday, four), from: "2026-06-01") == ["2026-06-05/2026-06-08"])
        let monday = [Sample.holiday("2026-06-08", "Monday")]
        #expect(spans(calendar(monday), from: "2026-06-01") == ["2026-06-06/2026-06-08"])
    }

    @Test(
        "O1 A regional day, or one with excepted regions, makes no long weekend",
        arguments: [(["BY"], [String]()), ([], ["BY"])])
    func regional(regions: [String], exceptions: [String]) {
        let holiday = Sample.holiday("2026-06-05", "Friday", regions: regions, exceptions: exceptions)
        #expect(spans(calendar([holiday]), from: "2026-06-01") == [])
        #expect(spans(calendar([Sample.holiday("2026-06-05", "Friday")]), from: "2026-06-01").count == 1)
    }

    private func next(_ holidays: [Holiday], on day: String) async throws -> CivilDate? {
        let interactor = StartInteractor(
            countries: CountryServiceDouble([Sample.germany]),
            holidays: HolidayServiceDouble([calendar(holidays)]), quotes: QuoteServiceDouble([]),
            people: PersonServiceDouble([]), clock: ClockDouble(Sample.day(day)),
            visitor: VisitorDouble(Preferences(country: Sample.code("DE"))))
        guard case .found(let found) = await interactor.today().holidays else { return nil }
        return found.next?.date
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
