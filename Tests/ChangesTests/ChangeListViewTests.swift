import SnapshotSupport
import Testing

@testable import Changes

@Suite("What has changed: view and snapshots", .noOrphanedSnapshots(prefix: "news-"))
struct ChangeListViewTests {
    private let view = ChangeListView(assets: Sample.assets)

    private func presenter(
        _ result: Result<ChangeList, ChangeListFailure>
    ) -> ChangeListPresenter<ChangeListInteractorDouble, ChangeListRouter> {
        ChangeListPresenter(interactor: ChangeListInteractorDouble(result: result), router: ChangeListRouter())
    }

    private func compare(_ name: String, _ result: Result<ChangeList, ChangeListFailure>) async throws {
        let event = view.event(from: Visit(.changes))
        let page = try await presenter(result).handle(event).shown.page
        try expectSnapshot(of: page, in: view, named: "news-\(name)")
    }

    @Test("A1 The view decodes its place into an event")
    func events() { #expect(view.event(from: Visit(.changes)) == .opened) }

    @Test("F8 normal") func normal() async throws { try await compare("normal", .success(.sample)) }

    @Test("F8 loading") func loading() throws {
        let page = try #require(presenter(.success(.sample)).loading(.opened)).page
        try expectSnapshot(of: page, in: view, named: "news-loading")
    }

    @Test("F8 unrecorded") func unrecorded() async throws { try await compare("unrecorded", .failure(.unrecorded)) }

    @Test("F8 error") func error() async throws {
        try await compare("error", .failure(.service(.unavailable(retryAfter: nil))))
    }

    @Test("F8 hostile text") func hostile() async throws {
        let changes: [DataChange] = [.sample(.renamed, Sample.hostile, former: Sample.hostile), .sample(.added)]
        try await compare("hostile", .success(.one(Sample.hostile, changes)))
    }

    @Test("F8 right to left") func rightToLeft() async throws {
        try await compare(
            "right-to-left",
            .success(.one(Sample.rightToLeft, [.sample(.moved, Sample.rightToLeft, former: "2026-10-02")])))
    }
}
