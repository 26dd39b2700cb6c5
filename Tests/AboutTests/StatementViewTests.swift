import SnapshotSupport
import Testing

@testable import About

@Suite("About: view and snapshots", .noOrphanedSnapshots(prefix: "about-"))
struct StatementViewTests {
    private let view = StatementView(part: .storage, assets: Sample.assets)

    private func page(_ place: AboutPlace, _ pages: [OperatorPage]) async throws -> StatementPage {
        let presenter = StatementPresenter(
            interactor: StatementInteractorDouble(), router: StatementRouter(operators: OperatorLinks()), pages: pages)
        return try await presenter.handle(view.event(from: Visit(place))).shown.page
    }

    @Test("A1 The view decodes its place into an event")
    func events() {
        #expect(view.event(from: Visit(.privacy)) == .opened(.privacy))
        #expect(view.event(from: Visit(.accessibility)) == .opened(.accessibility))
    }

    @Test("What is stored") func privacy() async throws {
        try expectSnapshot(of: try await page(.privacy, [.imprint, .privacyNotice]), in: view, named: "about-privacy")
    }

    @Test("Accessibility") func accessibility() async throws {
        try expectSnapshot(of: try await page(.accessibility, [.contact]), in: view, named: "about-accessibility")
    }

    @Test("Without pages of the operator") func none() async throws {
        try expectSnapshot(of: try await page(.accessibility, []), in: view, named: "about-without-operator")
    }
}
