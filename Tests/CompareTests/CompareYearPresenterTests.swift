import SnapshotSupport
import Testing

@testable import Compare

@Suite("Comparison of a year: presenter")
struct CompareYearPresenterTests {
    private let places = ["DE-BY", "FR"].compactMap { Territory($0) }

    private func page(
        _ comparison: Result<Comparison, CompareFailure>, _ places: [Territory]? = nil, most: Int = 12
    ) async throws -> (CompareYearPage, Status) {
        let presenter = CompareYearPresenter(
            interactor: CompareYearInteractorDouble(mostPlaces: most, comparison: comparison),
            router: RecordingRouter())
        return try await presenter.handle(.compared(2026, places ?? self.places)).shown
    }

    private func link(_ navigation: CompareYearNavigation) -> Link { .to(navigation) }

    @Test("W2 Without a year, the current one")
    func opened() async throws {
        let presenter = CompareYearPresenter(
            interactor: CompareYearInteractorDouble(comparison: .success(.sample())), router: RecordingRouter())
        let navigation = try await presenter.handle(.opened).destination
        #expect(navigation == .year(2026, []))
    }

    @Test("W2 Places: each can be removed, and another one added")
    func chips() async throws {
        let (page, status) = try await page(.success(.sample()))
        let rows = try #require(page.places?.rows)
        #expect(status == .ok && page.heading == "Compare Bavaria, Germany · France 2026")
        #expect(rows.map(\.name) == ["Bavaria, Germany", "France"] && rows.map(\.code) == ["DE-BY", "FR"])
        #expect(rows.map(\.remove) == [link(.year(2026, [places[1]])), link(.year(2026, [places[0]]))])
        #expect(page.places?.add?.label == "Add a place" && page.places?.limit == nil)
        #expect(page.places?.add?.link == link(.addPlace(comingBackTo: 2026, places)))
        #expect(page.years?.previous?.link == link(.year(2025, places)))
        #expect(page.years?.next?.link == link(.year(2027, places)))
        #expect(page.notes.count == 1 && page.missing.isEmpty)
        #expect(page.head.alternates.count == 1 && !page.head.isListed)
    }

    @Test("W2 No room for more places: the page says how many there may be")
    func full() async throws {
        let page = try await page(.success(.sample()), most: 2).0
        #expect(page.places?.add == nil && page.places?.limit == "2 places are the most that we compare at once.")
    }

    @Test("W2 No place: nothing is asked, and the page says what to do")
    func none() async throws {
        let failing = CompareFailure(place: places[0], reason: .uncovered(country: "Germany"))
        let (page, status) = try await page(.failure(failing), [])
        #expect(status == .ok && page.placeholder != nil && page.summary == nil && page.notice == nil)
        #expect(page.places?.add?.label == "Add the first place" && page.head.isListed)
        #expect(page.years?.next?.link == link(.year(2027, [])))
    }

    @Test("W2 What they have in common: counts, days off that are more than a weekend, whole weeks")
    func common() async throws {
        let summary = try #require(try await page(.success(.sample())).0.summary)
        #expect(summary.facts.map(\.number) == ["247", "107", "16"])
        #expect(
            summary.daysOff.text
                == "On 107 days of 2026 all of them are off; 104 days of these on the weekend of each. "
                + "These are more than a weekend:")
        #expect(
            summary.daysOff.rows.map(\.text) == ["Thursday 1 January 2026", "Friday 25 to Sunday 27 December 2026"])
        #expect(summary.daysOff.rows.map(\.detail) == ["1 day", "3 days"])
        #expect(summary.weeks.rows.map(\.text) == ["Weeks 3 to 17", "Week 20"])
        #expect(summary.weeks.rows.map(\.detail).last == "Monday 11 to Sunday 17 May 2026")
        #expect(summary.weeks.text.hasPrefix("In 16 of 53 weeks"))
        #expect(summary.table.totals == ["252", "252"] && summary.table.rows.count == 12)
        #expect(summary.table.rows[8].name == "September" && summary.table.rows[8].short == nil)
        #expect(summary.table.columns.map(\.code) == ["DE-BY", "FR"] && !summary.table.isDense)
        #expect(summary.meeting.link == link(.meeting(places)))
    }

    @Test("W2 The second half of the year of many places is folded")
    func folded() async throws {
        let places = ["DE", "FR", "IT", "ES", "PT", "CH", "AT"].map { Comparison.Column.sample(.sample($0, $0)) }
        let summary = try #require(try await page(.success(.sample(places))).0.summary)
        #expect(summary.months.map(\.name).last == "June" && summary.months.count == 6)
        #expect(summary.later?.title == "July to December" && summary.later?.months.count == 6)
        let six = try #require(try await page(.success(.sample(Array(places.dropLast())))).0.summary)
        #expect(six.months.count == 12 && six.later == nil)
    }

    @Test("W2 Months side by side: a mark for each day, each holiday with its name and places")
    func months() async throws {
        let months = try #require(try await page(.success(.sample())).0.summary?.months)
        #expect(months.count == 12 && months[0].spans.allSatisfy { $0.rows.count == 2 })
        #expect(months[0].spans.map(\.days.count) == [8, 8, 8, 7])
        #expect(months[1].spans.map(\.days.count) == [8, 8, 8, 4])
        #expect(months[0].spans[0].rows[0].days.prefix(4).map(\.text) == ["H", "", "·", "·"])
        #expect(months[0].spans[1].days.prefix(2) == ["9", "10"])
        let tenth = months[0].spans[1].rows[0].days[1]
        #expect(tenth.text == "W" && tenth.kind == "x")
        let list = try #require(months[0].holidayList)
        #expect(list.title == "2 days with a holiday" && list.isOpen)
        #expect(list.rows.map(\.date) == ["Thu 1", "Tue 6"])
        #expect(list.rows.flatMap(\.holidays).map(\.places) == ["DE-BY, FR", "DE-BY"])
        let first = Comparison.Day.sample("2026-01-01", "New Year’s Day", ["DE-BY"]).holidays[0]
        #expect(
            list.rows[0].holidays[0].link
                == link(.day(ListedHoliday(first.id, in: HolidayFilter(region: Sample.region("BY"))))))
        #expect(months[0].empty == nil && months[1].empty == "No holidays" && months[1].holidayList == nil)
    }

    @Test("B3 B4 A holiday says that it is observed, of half a day, and estimated")
    func remarks() async throws {
        func text(_ isObserved: Bool, _ isHalfDay: Bool, _ isEstimated: Bool) async throws -> String? {
            let day = Comparison.Day.sample(
                "2026-01-01", "Eid", ["FR"], isObserved: isObserved, isHalfDay: isHalfDay, isEstimated: isEstimated)
            let page = try await page(.success(.sample(holidays: [day]))).0
            return page.summary?.months.first?.holidayList?.rows.first?.holidays.first?.name
        }
        #expect(try await text(false, false, false) == "Eid")
        #expect(try await text(false, false, true) == "Eid (estimated)")
        #expect(try await text(true, false, true) == "Eid (observed) (estimated)")
        #expect(try await text(false, true, true) == "Eid (half a day) (estimated)")
        #expect(try await text(true, true, true) == "Eid (observed) (half a day) (estimated)")
        #expect(try await text(true, true, false) == "Eid (observed) (half a day)")
    }

    @Test("W2 A title names up to three places, or their codes while they are fetched; of more it says how many")
    func titles() async throws {
        let columns = ["DE", "FR", "GB", "US"].map { Comparison.Column.sample(.sample($0, $0)) }
        let titles = ["Compare DE 2026", "Compare DE · FR 2026", "Compare DE · FR · GB 2026", "Compare 4 places 2026"]
        for (count, title) in zip(1..., titles) {
            let shown = Array(columns.prefix(count))
            let territories = shown.map(\.place.territory)
            #expect(try await page(.success(.sample(shown)), territories).0.heading == title)
            let presenter = CompareYearPresenter(
                interactor: CompareYearInteractorDouble(comparison: .success(.sample())), router: RecordingRouter())
            #expect(presenter.loading(.compared(2026, territories))?.page.heading == title)
        }
    }

    @Test("W2 One place alone is told as such")
    func alone() async throws {
        let one = Comparison.sample([.sample(.sample("DE-BY", region: "Bavaria"))])
        let page = try await page(.success(one), [places[0]]).0
        #expect(page.places?.add?.label == "Add a second place" && page.heading == "Compare Bavaria, Germany 2026")
        #expect(page.summary?.facts.first?.label == "working days")
        #expect(page.summary?.daysOff.text.contains("Bavaria, Germany is off") == true)
    }

    @Test("W2 A year without data on one side is told; without data on any side it is not found")
    func missing() async throws {
        let unknown = Comparison.unknown([.sample("GB", "United Kingdom", years: 2020...2024)]).places
        let (page, status) = try await page(.success(.sample([Comparison.sample().places[0]] + unknown)))
        #expect(status == .ok && page.summary?.table.columns.count == 1)
        #expect(page.missing == ["No data for 2026 in the United Kingdom. We have data from 2020 to 2024."])
        // Without Bavaria, there is no data for 2026: the link leads to the last year with data.
        #expect(page.places?.rows.map(\.remove).first == link(.year(2024, [Territory(Sample.code("GB"))])))
        #expect(page.head.canonical != nil)
        let (none, notFound) = try await self.page(.success(.unknown([.sample(years: 2027...2030)])))
        #expect(notFound == .notFound && none.summary == nil && none.missing.count == 1)
        #expect(none.years?.previous == nil && none.years?.next?.label == "2027" && none.head.alternates.isEmpty)
        #expect(none.head.canonical == nil && none.notes.isEmpty)
    }

    @Test("W2 From a year beyond all that are known, a step leads to the nearest one")
    func beyond() async throws {
        let (late, _) = try await page(.success(.unknown([.sample(years: 2020...2022)])))
        #expect(late.years?.previous?.label == "2022" && late.years?.next == nil)
        let (early, _) = try await page(.success(.unknown([.sample(years: 2030...2035)])))
        #expect(early.years?.previous == nil && early.years?.next?.label == "2030")
    }

    @Test("W2 D2 H4 A place that fails can be left out")
    func failures() async throws {
        let failure = CompareFailure(place: places[1], reason: .uncovered(country: "France"))
        let (page, status) = try await page(.failure(failure))
        #expect(status == .notFound && page.notice?.title == "No data for France")
        #expect(page.notice?.actions.map(\.label) == ["Compare without FR"])
        #expect(page.notice?.actions.map(\.link) == [link(.year(2026, [places[0]]))])
        #expect(page.places == nil && page.head.canonical == nil)
        let slow = CompareFailure(place: places[0], reason: .service(.timedOut, country: "Germany"))
        #expect(try await self.page(.failure(slow)).1 == .gatewayTimeout)
    }

    @Test("W2 All places that fail are left out at once, so that the link leads to a comparison")
    func allFailures() async throws {
        let failure = CompareFailure(place: places[0], reason: .uncovered(country: "Germany"), others: [places[1]])
        let (page, _) = try await page(.failure(failure))
        #expect(page.notice?.actions.map(\.label) == ["Compare without DE-BY and FR"])
        #expect(page.notice?.actions.map(\.link) == [link(.year(2026, []))])
    }

    @Test("H6 Places have a loading state; without one, nothing is fetched")
    func loading() {
        let presenter = CompareYearPresenter(
            interactor: CompareYearInteractorDouble(comparison: .success(.sample())), router: RecordingRouter())
        #expect(presenter.loading(.compared(2026, places))?.page.heading == "Compare DE-BY · FR 2026")
        #expect(presenter.loading(.compared(2026, []))?.page == nil && presenter.loading(.opened)?.page == nil)
    }
}
