import SnapshotSupport
import Testing

@testable import Changes

@Suite("Our data: records", .noOrphanedSnapshots(prefix: "data-"))
struct CoverageRecordTests {
    private let router = CoverageRouter()

    private func presenter(
        _ result: Result<Coverage, ServiceFailure>
    ) -> CoverageRecordPresenter<CoverageInteractorDouble, CoverageRouter> {
        CoverageRecordPresenter(interactor: CoverageInteractorDouble(result: result), router: router)
    }

    @Test("B1 What is known of each country is JSON, and a table with a row for each kind")
    func formats() async throws {
        let json = Module(view: CoverageRecordJSONView(), presenter: presenter(.success(.sample)))
        try expectSnapshot(await json.recorded(Visit(DataPlace.coverage)), named: "data-json")
        let csv = Module(view: CoverageRecordCSVView(), presenter: presenter(.success(.sample)))
        try expectSnapshot(await csv.recorded(Visit(DataPlace.coverage)), named: "data-csv")
    }

    @Test("F5 A failing source has its own status")
    func failure() async throws {
        let json = Module(view: CoverageRecordJSONView(), presenter: presenter(.failure(.timedOut)))
        try expectSnapshot(await json.recorded(Visit(DataPlace.coverage)), named: "data-error")
    }

    @Test("The address is the event, and the record names its page and the other records")
    func addresses() {
        #expect(CoverageRecordJSONView().event(from: Visit(DataPlace.coverage)) == .opened)
        #expect(CoverageRecordCSVView().event(from: Visit(DataPlace.coverage)) == .opened)
        #expect(router.link(to: .page).description == "/data")
        #expect(router.link(to: .countryRecord(Sample.code("DE"))).description == "/countries/DE.json")
        #expect(router.link(to: .changes(Sample.code("DE"), .json)).description == "/holidays/DE/changes.json")
    }

    @Test("B1 The record is assembled in its formats, and in no other", arguments: Format.allCases)
    func modules(format: Format) async throws {
        let services = Services.only(clock: ClockDouble(Sample.day("2026-11-21")), world: WorldServiceDouble())
        let changes = ChangesRouter(Sample.context(services))
        let page = try await changes.run(DataPlace.coverage, as: format).shown
        #expect(page.status == (Format.ofCoverage.contains(format) ? .ok : .notFound))
    }
}
