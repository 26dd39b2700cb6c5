import SnapshotSupport
import Testing

@testable import Leave

@Suite("Leave planner, what unfolds: presenter")
struct LeavePlannerFoldPresenterTests {
    private func page(_ plans: LeavePlans) async throws -> LeavePlannerPage {
        let presenter = LeavePlannerPresenter(
            interactor: LeavePlannerInteractorDouble(result: .success(plans)),
            router: RecordingRouter<LeavePlannerNavigation>())
        return try await presenter.handle(.asked(plans.request)).page
    }

    @Test("J4 The answer stands before the form, and has four breaks; the others and the bridges unfold")
    func folds() async throws {
        func breaks(_ count: Int) -> [LeavePlans.Break] { (1...count).map { .sample("2027-05-0\($0)", "HLww") } }
        let page = try await self.page(
            .sample(proposals: [.sample(breaks(6)), .sample(breaks(7))], bridges: breaks(9)))
        let plan = try #require(page.plan)
        #expect(!page.isAsking && plan.breaks.count == 4 && plan.more?.rows.count == 2)
        #expect(plan.more?.title == "2 more breaks" && plan.breaks[3].dates != plan.more?.rows[0].dates)
        // Another plan is folded as a whole.
        #expect(page.others.first?.breaks.count == 7 && page.others.first?.more == nil)
        #expect(page.bridges?.rows.isEmpty == true && page.bridges?.more?.title == "Show 9 bridges")
        #expect(page.bridges?.more?.rows.count == 9)
        // One row is not worth folding.
        let short = try await self.page(.sample(proposals: [.sample(breaks(5))]))
        #expect(short.plan?.breaks.count == 5 && short.plan?.more == nil)
    }

    @Test("J4 Without days of leave the form stands first, with four bridges")
    func asking() async throws {
        let bridges: [LeavePlans.Break] = (1...9).map { .sample("2027-05-0\($0)", "HLww") }
        let page = try await self.page(.sample(.sample(days: nil), proposals: [], bridges: bridges))
        #expect(page.isAsking && page.bridges?.rows.count == 4 && page.bridges?.more?.title == "5 more bridges")
        #expect(page.bridges?.more?.rows.count == 5)
    }
}
