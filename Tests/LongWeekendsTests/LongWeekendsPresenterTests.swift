import SnapshotSupport
import Testing

@testable import LongWeekends

@Suite("Long weekends: presenter")
struct LongWeekendsPresenterTests {
    private let germany = LongWeekendYear.germany2026

    private func answer(
        _ result: Result<LongWeekendYear, YearFailure>, _ year: HolidayYear? = nil
    ) async throws -> (LongWeekendsPage, Status) {
        let presenter = LongWeekendsPresenter(
            interactor: LongWeekendsInteractorDouble(result: result),
            router: RecordingRouter<LongWeekendsNavigation>())
        return try await presenter.handle(.choseYear(year ?? germany)).shown
    }

    private func content(_ found: LongWeekendYear) async throws -> LongWeekendsContent {
        try #require(try await answer(.success(found)).0.content)
    }

    private func link(_ navigation: LongWeekendsNavigation) -> Link { .to(navigation) }

    @Test("J3 The answer comes first: how many there are, how many days, and which is next; past ones unfold")
    func answer() async throws {
        let (page, status) = try await answer(.success(.sample()))
        #expect(status == .ok && page.heading == "Long weekends in Germany 2026" && page.head.isListed)
        #expect(page.head.canonical == link(.year(germany)) && page.head.sheet == .leave)
        #expect(page.head.alternates.map(\.mediaType) == ["text/calendar", "application/json"])
        let content = try #require(page.content)
        #expect(
            content.summary
                == "2 long weekends, with 7.5 days off. The next is Friday 25 to Sunday 27 December 2026.")
        #expect(content.weekends.map(\.dates) == ["Friday 25 to Sunday 27 December 2026"])
        #expect(content.past?.title == "1 earlier in 2026")
        #expect(content.past?.rows.map(\.dates) == ["Friday 3 to Monday 6 April 2026"])
        let calendar = try #require(content.calendar)
        #expect(calendar.event?.link == link(.record(germany, .ics)) && calendar.event?.label == "2026 as a file")
        #expect(
            calendar.feed == link(.calendar(germany.territory)) && calendar.downloads?.files.isEmpty != false
                && calendar.code == nil)
        #expect(
            calendar.label == "Add to calendar"
                && calendar.text.hasPrefix("Long weekends in Germany, from last year on."))
        #expect(content.nationwide?.link == link(.choosePlace(comingBackTo: germany)))
    }

    @Test("J3 In another year none is next, and none is set apart", arguments: ["2025-09-21", "2027-09-21"])
    func otherYear(today: String) async throws {
        let content = try await content(.sample(today: today))
        #expect(content.summary == "2 long weekends, with 7.5 days off." && content.past == nil)
        #expect(content.weekends.count == 2)
    }

    @Test("J3 One that goes on today is the next one; after the last, all are over")
    func current() async throws {
        #expect(
            try await content(.sample(today: "2026-12-27")).summary.hasSuffix(
                "The next is Friday 25 to Sunday 27 December 2026."))
        let over = try await content(.sample(today: "2026-12-28"))
        #expect(over.summary == "2 long weekends, with 7.5 days off. There are no more in 2026.")
        #expect(over.weekends.isEmpty && over.past?.rows.count == 2)
        // Before the first of them nothing is past.
        let early = try await content(.sample(today: "2026-01-02"))
        #expect(early.past == nil && early.summary.hasSuffix("The next is Friday 3 to Monday 6 April 2026."))
    }

    @Test("J3 A row has its days, its holidays with their pages, and what may change")
    func row() async throws {
        let row = try #require(try await content(.sample()).weekends.first)
        #expect(row.worth == "3.5 days off" && row.leave.isEmpty)
        #expect(row.holidays.map(\.name) == ["Christmas Day"] && row.holidays[0].date == "Friday 25 December")
        let christmas = LongWeekendYear.Weekend.christmas.holidays[0].id
        #expect(row.holidays[0].page?.link == link(.holiday(ListedHoliday(christmas))))
        let bavaria = HolidayFilter(region: Sample.region("BY"))
        let regional = try await answer(.success(.sample()), HolidayYear(Sample.code("DE"), 2026, bavaria)).0.content
        #expect(
            regional?.weekends.first?.holidays[0].page?.link == link(.holiday(ListedHoliday(christmas, in: bavaria))))
        #expect(row.remarks == ["Half of Thursday 24 December is off too."])
        #expect(row.strip.map(\.kind) == ["half", "holiday", "weekend", "weekend"])
        #expect(row.strip.map(\.month) == ["Dec", nil, nil, nil] && row.strip[1].mark == "holiday")
        let feast = LongWeekendYear.Weekend.sample(
            "2026-12-29", [.holiday, .holiday, .holiday],
            [.sample("2026-12-29", "Feast", isEstimated: true)], isOpen: true)
        let observed = LongWeekendYear.Weekend.sample(
            "2026-12-26", [.weekend, .weekend, .holiday],
            [.sample("2026-12-26", "Boxing Day"), .sample("2026-12-28", "Boxing Day", isObserved: true)])
        let named = try await content(.sample([observed])).weekends.first?.holidays
        #expect(named?.map(\.isObserved) == [false, true])
        let remarks = try await content(.sample([feast])).weekends.first?.remarks
        #expect(
            remarks == [
                "The date is estimated, and may still change.",
                "It may be longer: we have no data for the days beside it.",
            ])
    }

    @Test("J3 Bridges stand beside the long weekends, and lead to the planner; four are shown")
    func bridges() async throws {
        let bridges = try #require(try await content(.sample(today: "2025-09-21")).bridges)
        #expect(bridges.rows.map(\.worth) == ["4 days off for 1 day of leave"])
        #expect(bridges.rows[0].leave == ["Leave: Friday 15 May"] && bridges.more == nil && bridges.past == nil)
        #expect(bridges.plan.link == link(.view(.leave, germany)) && bridges.plan.label == "Plan your leave of 2026")
        let long = LongWeekendYear.Bridge.sample(
            "2026-12-25", [.holiday, .weekend, .weekend, .leave, .leave, .leave, .halfLeave], [], cost: 7)
        #expect(
            try await content(.sample(bridges: [long], today: "2025-09-21")).bridges?.rows[0].leave
                == ["Leave: Monday 28 to Wednesday 30 December and half of Thursday 31 December"])
        let many = try await content(
            .sample(bridges: Array(repeating: .ascension, count: 9), today: "2026-05-17")
        ).bridges
        #expect(many?.rows.count == 4 && many?.more?.rows.count == 5 && many?.more?.title == "5 more bridges")
        let five = try await content(
            .sample(bridges: Array(repeating: .ascension, count: 5), today: "2026-05-17")
        ).bridges
        #expect(five?.rows.count == 5 && five?.more == nil)
        #expect(try await content(.sample(bridges: [])).bridges == nil)
        // It is over on the 18th.
        let over = try await content(.sample(today: "2026-05-18")).bridges
        #expect(over?.rows.isEmpty == true && over?.past?.title == "1 earlier in 2026")
    }

    @Test("J3 A year without long weekends says so, and has no calendar")
    func empty() async throws {
        let (page, status) = try await answer(.success(.sample([], bridges: [], isNationwide: false)))
        #expect(status == .ok && page.content?.calendar?.feed == nil && page.content?.nationwide == nil)
        #expect(page.content?.summary == "No long weekends in Germany in 2026.")
        #expect(page.head.alternates.map(\.mediaType) == ["application/json"])
    }

    @Test("J3 What is not known of the year is told")
    func knowledge() async throws {
        var found = LongWeekendYear.sample()
        found.knowledge = [YearKnowledge(types: [.publicHoliday], state: .estimated)]
        #expect(try await content(found).notices.count == 1)
    }

    @Test("H5 A year outside the data is not found, and leads to the nearest known one")
    func outside() async throws {
        let (page, status) = try await answer(
            .success(.sample([], bridges: [], year: 2040)), HolidayYear(Sample.code("DE"), 2040))
        #expect(status == .notFound && page.content == nil && page.views == nil && !page.head.isListed)
        #expect(page.noData == "No data for 2040. We have data for Germany from 2020 to 2035.")
        #expect(page.years?.previous?.link == link(.year(HolidayYear(Sample.code("DE"), 2035))))
        #expect(page.years?.next == nil && page.head.canonical == nil)
    }

    @Test("J3 The years beside it keep the region")
    func years() async throws {
        let (page, _) = try await answer(.success(.sample()), LongWeekendYear.bavaria2026)
        var next = LongWeekendYear.bavaria2026
        next.year = 2027
        #expect(page.years?.next?.link == link(.year(next)) && page.years?.next?.label == "2027")
        #expect(page.views?.tabs.first { $0.isCurrent }?.label == "Long weekends")
    }

    @Test(
        "D2 H4 Failures have their status, and lead on",
        arguments: [
            (YearFailure.unknownCountry, Status.notFound, "No country has the code “DE”"),
            (.uncovered(country: "Germany"), .notFound, "No data for Germany"),
            (.service(.timedOut, country: "Germany"), .gatewayTimeout, "We could not show the holidays in Germany"),
        ])
    func failures(failure: YearFailure, status: Status, title: String) async throws {
        let (page, found) = try await answer(.failure(failure))
        #expect(found == status && page.notice?.title == title && page.heading == "Long weekends")
        #expect(!page.head.isListed && page.notice?.actions.isEmpty == false)
    }

    @Test("H6 While the year is read, the page names the place by its code")
    func loading() throws {
        let presenter = LongWeekendsPresenter(
            interactor: LongWeekendsInteractorDouble(), router: RecordingRouter<LongWeekendsNavigation>())
        let page = try #require(presenter.loading(.choseYear(LongWeekendYear.bavaria2026))?.page)
        #expect(page.heading == "Long weekends in DE-BY 2026" && page.isLoading && page.control != nil)
    }
}
