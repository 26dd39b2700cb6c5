import SnapshotSupport
import Testing

@testable import Leave

@Suite("Leave: breaks over New Year, and observed days in them")
struct LeaveBreaksTests {
    /// 25 and 26 December 2027 are a Saturday and a Sunday, observed on the Monday and the Tuesday.
    private static let britain = Sample.calendar(
        "DE",
        [
            Sample.holiday("2027-12-25", "Christmas Day", observed: "2027-12-27"),
            Sample.holiday("2027-12-26", "Boxing Day", observed: "2027-12-28"),
        ])

    private func plans(shortest: Int) async throws -> LeavePlans {
        var request = LeaveRequest.sample(days: 3)
        request.shortest = shortest
        return try await LeavePlannerInteractor(
            countries: CountryServiceDouble([Sample.germany]), holidays: HolidayServiceDouble([Self.britain]),
            clock: ClockDouble(Sample.day("2026-11-21"))
        ).plans(request)
    }

    @Test("K2 A plan says as many days off as its breaks have, those of the next year included")
    func sum() async throws {
        let plan = try #require(try await plans(shortest: 9).proposals.first)
        #expect(plan.breaks.map(\.first.description) == ["2027-12-25"])
        #expect(plan.breaks.map(\.last.description) == ["2028-01-02"])
        #expect(plan.daysOff == 9 && plan.daysOffAnyway == 0)
        for plan in try await plans(shortest: 4).proposals {
            #expect(plan.daysOff == plan.breaks.reduce(0) { $0 + $1.days.count })
        }
    }

    @Test("N3 A holiday and its observed day are both named, and the observed one is marked as such")
    func observed() async throws {
        let days = try #require(try await plans(shortest: 9).proposals.first?.breaks.first).days.prefix(4)
        #expect(days.map(\.kind) == [.weekend, .weekend, .holiday, .holiday])
        #expect(
            days.map { $0.holidays.map(\.name.text) }
                == [["Christmas Day"], ["Boxing Day"], ["Christmas Day"], ["Boxing Day"]])
        #expect(days.map { $0.holidays.map(\.isObserved) } == [[false], [false], [true], [true]])
    }

    @Test("K2 The rules say that a plan takes no more leave than it needs; those of two people do not promise it")
    func rules() {
        let words = LeaveWords()
        let promise = "It takes no more leave than it needs for them."
        #expect(words.rules(2027, isShared: false)[1].contains(promise))
        #expect(!words.rules(2027, isShared: true).joined().contains(promise))
    }

    @Test("N3 The page and the calendar mark an observed day")
    func marked() async throws {
        let plans = LeavePlans.sample(
            proposals: [.sample([.sample("2027-12-25", "HwOLL", holiday: "Christmas Day")])], bridges: [])
        let presenter = LeavePlannerPresenter(
            interactor: LeavePlannerInteractorDouble(result: .success(plans)),
            router: RecordingRouter<LeavePlannerNavigation>())
        let row = try await presenter.handle(.asked(.sample())).shown.page.plan?.breaks.first
        #expect(row?.holidays.map(\.isObserved) == [false, true])
        let record = LeaveRecordPresenter(
            interactor: LeavePlannerInteractorDouble(result: .success(plans)),
            router: RecordingRouter<LeavePlannerNavigation>())
        let events = try await record.handle(.requestedCalendar(.sample())).shown.page.found.events
        #expect(
            events.first?.description?.hasSuffix(
                "Christmas Day on Saturday 25 December\nChristmas Day (observed) on Monday 27 December") == true)
    }
}
