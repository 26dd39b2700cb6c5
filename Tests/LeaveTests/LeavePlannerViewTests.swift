import SnapshotSupport
import Testing

@testable import Leave

@Suite("Leave planner: view and snapshots", .noOrphanedSnapshots(prefix: "planner-"))
struct LeavePlannerViewTests {
    private let view = LeavePlannerView(assets: Sample.assets)

    /// The real Router prints the links, so a snapshot shows the addresses that visitors get.
    private func compare(
        _ name: String, _ result: Result<LeavePlans, LeavePlannerFailure>, _ request: LeaveRequest = .sample()
    ) async throws {
        let presenter = LeavePlannerPresenter(
            interactor: LeavePlannerInteractorDouble(result: result), router: LeavePlannerRouter())
        let page = try await presenter.handle(.asked(request)).shown.page
        try expectSnapshot(of: page, in: view, named: "planner-\(name)")
    }

    @Test("A1 The view decodes the place into its event")
    func event() {
        #expect(view.event(from: Visit(LeavePlace(.sample()))) == .asked(.sample()))
    }

    @Test("K2 normal") func normal() async throws {
        try await compare("normal", .success(.sample()))
    }

    @Test("K2 empty: no days of leave given yet") func empty() async throws {
        try await compare("empty", .success(.sample(.sample(days: nil), proposals: [])))
    }

    @Test("K2 everything chosen, for two people") func everything() async throws {
        var request = LeaveRequest.sample(region: "BY")
        request.shortest = 9
        request.weekend = [.friday, .saturday]
        request.worked = [Sample.day("2027-05-14")]
        request.taken = [Sample.day("2027-07-05")...Sample.day("2027-07-16")]
        request.schools = .region(Sample.region("BY"))
        request.partner = LeavePartner(Territory(Sample.code("FR")), days: 30)
        var plans = LeavePlans.sample(
            request,
            proposals: [
                .sample(
                    [
                        .sample("2027-05-06", "HLww", partner: "LHww"),
                        .sample("2027-12-29", "LttOw", partner: "HLLww", unknownYear: 2028),
                    ], shortest: 9)
            ])
        plans.partner = .france
        plans.schools = [.init(schools: .region(Sample.region("BY")), name: "Bavaria")]
        try await compare("everything", .success(plans), request)
    }

    @Test("K2 nothing possible") func impossible() async throws {
        try await compare("impossible", .success(.sample(proposals: [.sample([], shortest: 16)], bridges: [])))
    }

    @Test("K2 wrong input") func wrong() async throws {
        var request = LeaveRequest.sample(days: nil)
        request.faults = [LeaveFault(.days, Sample.hostile), LeaveFault(.taken, "2027-08-10..2027-08-01")]
        var plans = LeavePlans(request: request, place: .germany, partner: .france)
        plans.problems = LeaveField.allCases.map { .unreadable($0, ForeignText(Sample.hostile)) }
        try await compare("wrong", .success(plans), request)
    }

    @Test("H5 no data") func noData() async throws {
        try await compare("no-data", .success(.sample(.sample(year: 2040), proposals: [], bridges: [])))
    }

    @Test("H4 error") func error() async throws {
        try await compare("error", .failure(.service(.unavailable(retryAfter: nil), country: "Germany")))
    }

    @Test("H4 old") func old() async throws {
        var plans = LeavePlans.sample()
        plans.age = .seconds(3 * 3600)
        try await compare("old", .success(plans))
    }

    @Test("D2 unknown region") func unknownRegion() async throws {
        let failure = LeavePlannerFailure.unknownRegion(
            Sample.code("DE"), country: "Germany", region: Sample.region("ZZ"))
        try await compare("unknown-region", .failure(failure), .sample(region: "ZZ"))
    }

    @Test("H6 loading") func loading() throws {
        let presenter = LeavePlannerPresenter(
            interactor: LeavePlannerInteractorDouble(result: .success(.sample())), router: LeavePlannerRouter())
        let page = try #require(presenter.loading(.asked(.sample()))).page
        try expectSnapshot(of: page, in: view, named: "planner-loading")
    }

    @Test("K2 long text") func longText() async throws {
        try await compare("long-text", .success(named(Sample.long, "en")))
    }

    @Test("K2 right-to-left") func rightToLeft() async throws {
        try await compare("right-to-left", .success(named(Sample.rightToLeft, "ar")))
    }

    @Test("K2 hostile text") func hostile() async throws {
        var plans = named(Sample.hostile, "en\" onload=\"alert(1)")
        plans.schools = [.init(schools: .region(Sample.region("BY")), name: ForeignText(Sample.hostile))]
        plans.partner = LeavePlans.Place(
            territory: Territory(Sample.code("FR")),
            name: PlaceName(region: ForeignText(Sample.hostile), country: ForeignText(Sample.hostile)),
            regions: [.init(code: Sample.region("A"), name: ForeignText(Sample.hostile))], knownYears: 2020...2035)
        try await compare("hostile", .success(plans))
    }

    private func named(_ name: String, _ language: String) -> LeavePlans {
        .sample(proposals: [.sample([.sample("2027-05-06", "HLww", holiday: name, language: language)])], bridges: [])
    }
}
