import SnapshotSupport
import Testing

@testable import Changes

@Suite("Our data: view and snapshots", .noOrphanedSnapshots(prefix: "coverage-"))
struct CoverageViewTests {
    private let view = CoverageView(assets: Sample.assets)

    private func presenter(
        _ result: Result<Coverage, ServiceFailure>
    ) -> CoveragePresenter<CoverageInteractorDouble, CoverageRouter> {
        CoveragePresenter(interactor: CoverageInteractorDouble(result: result), router: CoverageRouter())
    }

    private func compare(_ name: String, _ result: Result<Coverage, ServiceFailure>) async throws {
        let page = try await presenter(result).handle(view.event(from: Visit(DataPlace.coverage))).shown.page
        try expectSnapshot(of: page, in: view, named: "coverage-\(name)")
    }

    @Test("A1 The view decodes its place into an event")
    func events() { #expect(view.event(from: Visit(DataPlace.coverage)) == .opened) }

    @Test("B1 normal") func normal() async throws { try await compare("normal", .success(.sample)) }

    @Test("B1 loading") func loading() throws {
        let page = try #require(presenter(.success(.sample)).loading(.opened)).page
        try expectSnapshot(of: page, in: view, named: "coverage-loading")
    }

    @Test("B1 error") func error() async throws {
        try await compare("error", .failure(.unavailable(retryAfter: nil)))
    }

    @Test("B1 hostile text") func hostile() async throws {
        try await compare("hostile", .success(.one(Sample.hostile)))
    }
}
