import Entities
import TestSupport
import Testing

@testable import Search

@Suite("Search: weeks and months without a holiday")
struct SearchWithoutHolidaysTests {
    private static let germany = Sample.country(
        "DE", "Germany", regions: [Sample.countryRegion("BE", "Berlin"), Sample.countryRegion("BY", "Bavaria")])
    private static let berlin = SearchAnswer.Place(
        territory: Territory(Sample.code("DE"), Sample.region("BE")),
        name: PlaceName(region: "Berlin", country: "Germany"), city: nil)
    private static let boxingDay = SearchAnswer.Holiday.sample("Boxing Day", "2026-12-26")

    private func facts(
        _ text: String, on today: String = "2026-11-21",
        holidays: any HolidayService = HolidayServiceDouble([Sample.germanCalendar])
    ) async throws -> [SearchAnswer.Fact] {
        try await SearchResultsInteractor(
            countries: CountryServiceDouble([Self.germany]), holidays: holidays,
            occasions: OccasionServiceDouble([]), people: PersonServiceDouble([]), world: WorldServiceDouble(),
            indexes: SearchIndexes(), clock: ClockDouble(Sample.day(today))
        ).search(text).facts
    }

    private func days(_ first: String, _ last: String) -> ClosedRange<CivilDate> {
        Sample.day(first)...Sample.day(last)
    }

    @Test(
        "J1 A week without a holiday says so, with the next holiday after it that is not over",
        arguments: [
            ("last week germany", "2026-11-09", "2026-11-15"), ("this week in germany", "2026-11-16", "2026-11-22"),
            ("next week germany", "2026-11-23", "2026-11-29"),
            ("holidays next week germany", "2026-11-23", "2026-11-29"),
        ])
    func weeks(text: String, first: String, last: String) async throws {
        #expect(
            try await facts(text) == [.noHolidays(.germany, days(first, last), next: Self.boxingDay)], "\(text)")
    }

    @Test("J1 The next holiday is one after the week, also if there is one before it")
    func after() async throws {
        // Before that week is New Year's Day, and in it is Epiphany, which Berlin does not have.
        let found = try await facts("next week berlin", on: "2025-12-30")
        guard case .noHolidays(let place, let week, let next?)? = found.first else {
            Issue.record("\(found)")
            return
        }
        #expect(place == Self.berlin && week == days("2026-01-05", "2026-01-11") && found.count == 1)
        #expect(next.date == Sample.day("2026-05-01"))
        #expect(
            try await facts("last week germany", on: "2035-12-28")
                == [.noHolidays(.germany, days("2035-12-17", "2035-12-23"), next: nil)])
    }

    @Test("J1 A month of whose holidays somebody asks says that it has none; others have their calendar")
    func months() async throws {
        let february = try await facts("holidays february 2026 germany")
        guard case .noHolidays(.germany, let month, next: _?)? = february.first else {
            Issue.record("\(february)")
            return
        }
        #expect(month == days("2026-02-01", "2026-02-28"))
        #expect(try await facts("holidays december 2026 germany") == [.month(12, 2026, .germany)])
        #expect(try await facts("february 2026 germany") == [.month(2, 2026, .germany)])
    }

    @Test("J1 If the holidays are not known, nothing is said of them")
    func unknown() async throws {
        let failing = HolidayServiceDouble(failing: .timedOut)
        for text in ["next week germany", "holidays november 2026 germany"] {
            #expect(try await facts(text, holidays: failing) == [.month(11, 2026, .germany)], "\(text)")
        }
        // The last days of the week are in a year without data.
        #expect(try await facts("this week germany", on: "2035-12-31") == [.month(12, 2035, .germany)])
        #expect(
            try await facts("school holidays next week germany") == [.year(.schoolHolidays, .germany, 2026)])
    }

    @Test("J1 It is said, linked and written for programs")
    func shown() async throws {
        let facts: [SearchAnswer.Fact] = [
            .noHolidays(.bavaria, days("2027-03-01", "2027-03-07"), next: .sample()),
            .noHolidays(.bavaria, days("2027-02-01", "2027-02-28"), next: nil),
        ]
        let double = SearchResultsInteractorDouble(
            result: .success(SearchAnswer(isSearch: true, year: 2026, facts: facts)))
        let page = try await SearchResultsPresenter(interactor: double, router: SearchResultsRouter())
            .handle(.searched("x")).shown.page
        let rows = try #require(page.answers?.rows)
        #expect(rows.first?.text == "No public holidays in Bavaria from Monday 1 to Sunday 7 March 2027")
        #expect(rows.map(\.detail) == ["Next holiday: Christmas Day, Friday 25 December 2026", nil])
        #expect(
            rows.map(\.link.description) == ["/holidays/DE/2027/03?region=BY", "/holidays/DE/2027/02?region=BY"])
        #expect(page.answers?.ways.first?.label == "Public holidays in Bavaria in 2027")
        let record = SearchRecordPresenter(interactor: double, router: SearchResultsRouter())
        let text = try await Module(view: SearchRecordJSONView(), presenter: record).run(Visit(SearchPlace("x"))).shown
            .text
        let place = #""kind":"no-holidays","place":"DE-BY","#
        for member in [
            place + #""date":"2027-03-01","last":"2027-03-07","next":{"date":"2026-12-25","#,
            place + #""date":"2027-02-01","last":"2027-02-28","page":"#,
        ] {
            #expect(text.contains(member), "\(text)")
        }
    }
}
