import SnapshotSupport
import Testing

@testable import Leave

@Suite("Leave planner: presenter, long and short breaks")
struct LeaveMixPresenterTests {
    private func link(_ navigation: LeavePlannerNavigation) -> Link { .to(navigation) }

    @Test("J4 A plan of long and short breaks says so, and has the address without a length")
    func mixed() async throws {
        var mix = LeavePlans.Proposal.sample([.sample("2027-05-01", "wwLLLHLww")])
        mix.isMixed = true
        let page = try await LeavePresenting.page(.sample(proposals: [mix, .sample([.sample("2027-05-06", "HLww")])]))
        #expect(
            page.plan?.title == "Long and short breaks" && page.plan?.calendar?.link == link(.record(.sample(), .ics)))
        let other = try #require(page.others.first)
        #expect(other.title == "Breaks of 4 days or more")
        #expect(other.choose?.link == link(.planner(LeaveRequest.sample().with(shortest: 4))))
        var asked = LeavePlans.sample(LeaveRequest.sample().with(shortest: 4), proposals: [.sample([]), mix])
        asked.bridges = []
        let choose = try await LeavePresenting.page(asked).others.first?.choose
        #expect(choose?.label == "Plan with long and short breaks" && choose?.link == link(.planner(.sample())))
    }

    @Test("K2 Two people who take the same leave, or different leave, are told so")
    func together() async throws {
        var plans = LeavePlans.sample(
            LeaveRequest.sample().with(partner: Territory(Sample.code("FR"))),
            proposals: [
                .sample([
                    .sample("2027-05-06", "HLww", partner: "HLww"), .sample("2027-07-01", "LLww", partner: "LHww"),
                ])
            ])
        plans.partner = .france
        let plan = try #require(try await LeavePresenting.page(plans).plan)
        #expect(
            plan.breaks.map(\.leave) == [
                ["Leave of both: Friday 7 May"],
                ["Your leave: Thursday 1 to Friday 2 July", "The second person’s leave: Thursday 1 July"],
            ])
        #expect(
            plan.breaks.map(\.worth) == [
                "4 days off together for 1 day of leave each",
                "4 days off together for 2 days of your leave and 1 day of the second person’s",
            ])
    }
}
