import SnapshotSupport
import Testing

@testable import Leave

@Suite("Leave planner: in the year of the plan")
struct LeaveTodayTests {
    private let spring = LeavePlans.Break.sample("2027-03-26", "HwwH", holiday: "Easter")
    private let may = LeavePlans.Break.sample("2027-05-01", "wwLLLHLww")
    private let autumn = LeavePlans.Break.sample("2027-10-30", "wwHLww")

    private func page(on today: String, _ breaks: [LeavePlans.Break]) async throws -> LeavePlannerPage {
        var plans = LeavePlans.sample(proposals: [.sample(breaks)], bridges: [.sample("2027-05-06", "HLww")])
        plans.today = Sample.day(today)
        return try await LeavePresenting.page(plans)
    }

    private func nextYear(_ request: LeaveRequest, on today: String) async throws -> Int? {
        let france = Sample.calendar("FR", years: 2020...2028, [Sample.holiday("2027-05-07", "Friday in France")])
        let germany = Sample.calendar("DE", [Sample.holiday("2027-05-06", "Ascension Day")])
        return try await LeavePlannerInteractor(
            countries: CountryServiceDouble([Sample.germany, Sample.country("FR", "France")]),
            holidays: HolidayServiceDouble([germany, france]), clock: ClockDouble(Sample.day(today))
        ).plans(request).nextYear
    }

    @Test("K2 From October on, people plan the next year, if both places have its data")
    func nextYear() async throws {
        #expect(try await nextYear(.sample(), on: "2027-09-30") == nil)
        #expect(try await nextYear(.sample(), on: "2027-10-01") == 2028)
        #expect(try await nextYear(.sample(), on: "2026-10-01") == nil)
        let shared = LeaveRequest.sample().with(partner: Territory(Sample.code("FR")))
        #expect(try await nextYear(shared, on: "2027-10-01") == 2028)
        #expect(try await nextYear(shared.moved(to: 2028), on: "2028-10-01") == nil)
    }

    @Test("K2 A year that is nearly over says so, and leads to the next with what was asked for")
    func nearlyOver() async throws {
        let over = try #require(try await page(on: "2027-11-30", [autumn]).over)
        #expect(over.text == "Most of 2027 is over." && over.next.label == "Plan leave in 2028")
        let next = LeavePlannerNavigation.planner(LeaveRequest.sample().moved(to: 2028))
        #expect(over.next.link == .to(next))
        #expect(try await page(on: "2027-05-01", [autumn]).over == nil)
    }

    @Test("K2 Breaks that are over are folded, and bridges that are over are left out")
    func past() async throws {
        let plan = try #require(try await page(on: "2027-05-10", [spring, may, autumn]).plan)
        #expect(plan.breaks.count == 1 && plan.past?.title == "2 earlier breaks" && plan.past?.rows.count == 2)
        // A break on its last day is not over.
        let last = try await page(on: "2027-05-09", [spring, may, autumn])
        #expect(last.plan?.breaks.count == 2 && last.plan?.past?.title == "1 earlier break" && last.bridges != nil)
        #expect(try await page(on: "2027-05-10", [autumn]).bridges == nil)
    }

    @Test("K2 In another year nothing is folded")
    func otherYears() async throws {
        for today in ["2026-12-31", "2028-01-01"] {
            let page = try await page(on: today, [spring, may, autumn])
            #expect(page.plan?.past == nil && page.over == nil && page.bridges != nil)
        }
    }
}
