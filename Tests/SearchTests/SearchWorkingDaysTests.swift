import Entities
import TestSupport
import Testing

@testable import Search

@Suite("Search: working days of a range, and a number of them")
struct SearchWorkingDaysTests {
    private func facts(
        _ text: String, holidays: any HolidayService = HolidayServiceDouble([Sample.germanCalendar])
    ) async throws -> [SearchAnswer.Fact] {
        try await SearchResultsInteractor(
            countries: CountryServiceDouble([Sample.country("DE", "Germany")]), holidays: holidays,
            occasions: OccasionServiceDouble([]), people: PersonServiceDouble([]), world: WorldServiceDouble(),
            indexes: SearchIndexes(), clock: ClockDouble(Sample.day("2026-11-21"))
        ).search(text).facts
    }

    private func days(_ first: String, _ last: String) -> ClosedRange<CivilDate> {
        Sample.day(first)...Sample.day(last)
    }

    @Test("J1 The working days of a range and of a week are counted; without a calendar they are not known")
    func ranges() async throws {
        let march = days("2027-03-01", "2027-03-15")
        let text = "working days from 1 to 15 march 2027 germany"
        #expect(try await facts(text) == [.workingDaysOfDays(.germany, march, 11)])
        #expect(
            try await facts(text, holidays: HolidayServiceDouble(failing: .timedOut))
                == [.workingDaysOfDays(.germany, march, nil)])
        #expect(
            try await facts("working days next week in germany")
                == [.workingDaysOfDays(.germany, days("2026-11-23", "2026-11-29"), 5)])
        #expect(try await facts("working days this week") == [.choose(.workingDays, 2026)])
        #expect(try await facts("working days 1 to 15 march") == [.choose(.workingDays, 2027)])
    }

    @Test("J1 A range of more than ten years is linked, and not counted")
    func long() async throws {
        let text = "working days 2020-01-01 to 2035-12-31 germany"
        #expect(try await facts(text) == [.workingDaysOfDays(.germany, days("2020-01-01", "2035-12-31"), nil)])
    }

    @Test(
        "J1 The day that is a number of working days away is found, in both directions",
        arguments: [
            ("10 working days from today germany", 10, "2026-11-21", "2026-12-04"),
            ("10 working days germany", 10, "2026-11-21", "2026-12-04"),
            ("in 10 working days from 1 march 2027 germany", 10, "2027-03-01", "2027-03-15"),
            ("10 working days before 20 november 2026 germany", -10, "2026-11-20", "2026-11-06"),
        ])
    func away(text: String, number: Int, first: String, found: String) async throws {
        #expect(
            try await facts(text)
                == [.workingDayAway(.germany, number, from: Sample.day(first), Sample.day(found))])
    }

    @Test("J1 Both are said, linked and written for programs")
    func shown() async throws {
        let start = Sample.day("2027-03-01")
        let facts: [SearchAnswer.Fact] = [
            .workingDaysOfDays(.bavaria, days("2027-03-01", "2027-03-15"), DayCount(halves: 21)),
            .workingDayAway(.bavaria, 10, from: start, Sample.day("2027-03-15")),
            .workingDayAway(.bavaria, -2, from: start, nil),
        ]
        let double = SearchResultsInteractorDouble(
            result: .success(SearchAnswer(isSearch: true, year: 2026, facts: facts)))
        let page = try await SearchResultsPresenter(interactor: double, router: SearchResultsRouter())
            .handle(.searched("x")).shown.page
        let rows = try #require(page.answers?.rows)
        #expect(
            rows.map(\.text) == [
                "Working days in Bavaria from Monday 1 to Monday 15 March 2027",
                "The 10th working day after Monday 1 March 2027 in Bavaria",
                "The 2nd working day before Monday 1 March 2027 in Bavaria",
            ])
        #expect(rows.map(\.detail) == ["10.5 working days", "Monday 15 March 2027", nil])
        #expect(
            rows.map(\.link.description) == [
                "/working-days?from=2027-03-01&to=2027-03-15&place=DE-BY",
                "/working-days?from=2027-03-01&days=10&place=DE-BY",
                "/working-days?from=2027-03-01&days=-2&place=DE-BY",
            ])
        #expect(page.answers?.ways.first?.label == "Public holidays in Bavaria in 2027")
        let record = SearchRecordPresenter(interactor: double, router: SearchResultsRouter())
        let text = try await Module(view: SearchRecordJSONView(), presenter: record).run(Visit(SearchPlace("x"))).shown
            .text
        let place = #""kind":"working-days","place":"DE-BY","from":"2027-03-01","#
        for member in [
            place + #""to":"2027-03-15","workingDays":10.5"#, place + #""days":10,"date":"2027-03-15""#,
            place + #""days":-2"#,
        ] {
            #expect(text.contains(member), "\(text)")
        }
    }
}
