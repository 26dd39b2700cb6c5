import Almanac
import Entities
import Places
import TestSupport
import Testing
import VIPER
import VIPERTesting

@testable import Sides

@Suite("Side: view and snapshots", .noOrphanedSnapshots())
struct SideViewTests {
    /// The real Router prints the links, so a snapshot shows the addresses that visitors get.
    private func presenter(_ interactor: SideInteractorDouble) -> SidePresenter<SideInteractorDouble, SideRouter> {
        SidePresenter(interactor: interactor, router: SideRouter())
    }

    private func compare(_ name: String, _ event: SideEvent, _ interactor: SideInteractorDouble) async throws {
        guard case .show(let page, _) = await presenter(interactor).handle(event) else { throw ServiceFailure.invalid }
        try expectSnapshot(SideView(assets: Sample.assets).render(page), named: "side-\(name)")
    }

    @Test("A1 The View decodes the side, and whether it is a refresh")
    func events() {
        #expect(SideView(assets: Sample.assets).event(from: Visit(SidePlace(.light))) == .opened(.light))
        #expect(
            SideView(assets: Sample.assets).event(from: Visit(SidePlace(.dark, isRefresh: true))) == .refreshed(.dark))
    }

    @Test("S4 S5 An empty list hides its header")
    func empty() async throws {
        try await compare("empty", .opened(.light), SideInteractorDouble(list: .loaded(.masters([]), age: nil)))
    }

    @Test("S7 If one part fails, the other is shown with a notice for the failed one, and the page is not cached")
    func failures() async throws {
        let noCode = SideInteractorDouble(code: .failed(.timedOut))
        try await compare("error-code", .opened(.light), noCode)
        let noList = SideInteractorDouble(list: .failed(.unavailable(retryAfter: nil)))
        try await compare("error-list", .opened(.light), noList)
        try await compare(
            "error", .opened(.dark), SideInteractorDouble(code: .failed(.invalid), list: .failed(.invalid)))
    }

    @Test("S2 The loading page says so, in the frame of the final page")
    func loading() async throws {
        let presenter = presenter(SideInteractorDouble())
        let refreshed = try #require(presenter.loading(.refreshed(.dark))).page
        try expectSnapshot(SideView(assets: Sample.assets).render(refreshed), named: "side-loading")
    }

    @Test("S3 S4 normal") func light() async throws {
        try await compare("light", .opened(.light), SideInteractorDouble())
    }

    @Test("S3 S5 normal") func dark() async throws {
        try await compare("dark", .opened(.dark), .dark)
    }

    @Test("S6 stale, with its age") func old() async throws {
        var old = SideInteractorDouble()
        old.code = .loaded(.init(title: "The Jedi code", lines: ["Peace."]), age: .seconds(7200))
        old.list = .loaded(
            .masters([.init(Master(name: PartedName(given: "Yoda"), apprentices: []))]), age: .seconds(600))
        try await compare("old", .opened(.light), old)
    }

    @Test("S4 long, right-to-left and hostile text") func strange() async throws {
        for (name, text) in [
            ("long-text", Sample.long), ("right-to-left", Sample.rightToLeft), ("hostile", Sample.hostile),
        ] {
            let strange = SideInteractorDouble(
                code: .loaded(.init(title: text, lines: [text, text]), age: nil),
                list: .loaded(.holocrons([.init(Holocron(name: text, creator: text, powers: [text, text]))]), age: nil))
            try await compare(name, .opened(.dark), strange)
        }
    }
}
