import TestSupport
import Testing

@testable import Search

/// Answers to whole questions: with a place and a week, a month or a year without data.
@Suite("Search: answers to questions")
struct SearchQuestionsTests {
    private static let germany = Sample.country(
        "DE", "Germany", regions: [Sample.countryRegion("BE", "Berlin"), Sample.countryRegion("BY", "Bavaria")])
    private static let movable = Occasion(
        id: Slug("movable"), name: "Movable Feast", about: "", rule: "by the moon", tradition: .international)
    private static let berlin = SearchAnswer.Place(
        territory: Territory(Sample.code("DE"), Sample.region("BE")),
        name: PlaceName(region: "Berlin", country: "Germany"), city: nil)

    private func facts(
        _ text: String, on today: String = "2026-11-21",
        holidays: any HolidayService = HolidayServiceDouble([Sample.germanCalendar])
    ) async throws -> [SearchAnswer.Fact] {
        try await interactor(on: today, holidays: holidays).search(text).facts
    }

    private func interactor(
        on today: String = "2026-11-21",
        holidays: any HolidayService = HolidayServiceDouble([Sample.germanCalendar])
    ) -> SearchResultsInteractor {
        SearchResultsInteractor(
            countries: CountryServiceDouble([Self.germany, Sample.country("IN", "India")]), holidays: holidays,
            occasions: OccasionServiceDouble(
                [Self.movable], celebrations: [],
                names: [Sample.holidayName("Epiphany", "en", "English", ["DE"], occasion: nil)]),
            people: PersonServiceDouble([]), world: WorldServiceDouble(), indexes: SearchIndexes(),
            clock: ClockDouble(Sample.day(today)))
    }

    @Test("J1 Without a place there is one to choose, whatever small words there are")
    func choose() async throws {
        for text in ["holidays in 2027", "feiertage im jahr 2027", "jours fériés de 2027", "ponti 2027"] {
            let fact = try await facts(text).first
            let topic: SearchTopic = text == "ponti 2027" ? .leave : .publicHolidays
            #expect(fact == .choose(topic, 2027), "\(text)")
        }
    }

    @Test("J1 Words that nothing is found for are quoted below the answer to the others; small words are not")
    func unread() async throws {
        for (text, quoted) in [("holidays Nowhereland 2027", "Nowhereland"), ("holidays xy 2027", nil)] {
            let presenter = SearchResultsPresenter(interactor: interactor(), router: SearchResultsRouter())
            let page = try await presenter.handle(.searched(text)).shown.page
            #expect(page.answers?.rows.first?.text == "Choose a country to see its public holidays in 2027")
            #expect(page.summary == quoted.map { "Nothing found for “\($0)”." })
        }
    }

    @Test("J1 A place and a time are answered although a small word means nothing")
    func smallWords() async throws {
        #expect(try await facts("zzz bavaria 2027") == [.year(.publicHolidays, .bavaria, 2027)])
        #expect(
            try await facts("zz 4 december 2026 bavaria")
                == [.status(Sample.day("2026-12-04"), .bavaria, .working(lacks: nil))])
        for text in ["zzzzz bavaria 2027", "zzz bavaria"] { #expect(try await facts(text).isEmpty, "\(text)") }
    }

    @Test("J1 A week of a place has its holidays")
    func week() async throws {
        let epiphany = SearchAnswer.Holiday.sample("Epiphany", "2026-01-06")
        for text in ["holidays next week in bavaria", "nächste woche in bavaria feiertag", "next week bavaria"] {
            #expect(
                try await facts(text, on: "2025-12-30")
                    == [.status(Sample.day("2026-01-06"), .bavaria, .holiday(epiphany))], "\(text)")
        }
    }

    @Test(
        "J1 Working days of a month are counted",
        arguments: ["working days december 2026 germany", "how many working days in december 2026 in germany"])
    func workingDays(text: String) async throws {
        #expect(try await facts(text) == [.workingDays(.germany, 12, 2026, 21)])
        let failing = HolidayServiceDouble(failing: .timedOut)
        #expect(try await facts(text, holidays: failing) == [.workingDays(.germany, 12, 2026, nil)])
    }

    @Test("J1 The count of a month is said, linked and written for programs")
    func workingDaysShown() async throws {
        let fact = SearchAnswer.Fact.workingDays(.bavaria, 2, 2028, DayCount(halves: 41))
        let double = SearchResultsInteractorDouble(
            result: .success(SearchAnswer(isSearch: true, year: 2026, facts: [fact])))
        let page = try await SearchResultsPresenter(interactor: double, router: SearchResultsRouter())
            .handle(.searched("x")).shown.page
        let row = try #require(page.answers?.rows.first)
        #expect(row.text == "Working days in Bavaria in February 2028")
        #expect(row.detail == "20.5 working days")
        #expect(row.link.description == "/working-days?from=2028-02-01&to=2028-02-29&place=DE-BY")
        #expect(page.answers?.ways.count == 3)
        let record = SearchRecordPresenter(interactor: double, router: SearchResultsRouter())
        let text = try await Module(view: SearchRecordJSONView(), presenter: record).run(Visit(SearchPlace("x"))).shown
            .text
        #expect(
            text.contains(
                #""kind":"working-days","place":"DE-BY","year":2028,"month":2,"workingDays":20.5,"#), "\(text)")
    }

    @Test("J1 A feast in a year without data says so, in a place and in the world")
    func unknownYear() async throws {
        let known = Self.germany.years
        #expect(try await facts("epiphany germany 2050") == [.noData(.germany, 2050, known: known)])
        #expect(try await facts("movable feast 2050") == [.noData(nil, 2050, known: known)])
        #expect(try await facts("movable feast 2030").isEmpty)
    }
}
