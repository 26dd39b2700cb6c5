import SnapshotSupport
import Testing

@testable import Light

@Suite("Light side: view and snapshots", .noOrphanedSnapshots())
struct LightSideViewTests {
    private let view = LightSideView(assets: Sample.assets)

    /// The real Router prints the links, so a snapshot shows the addresses that visitors get.
    private func presenter(
        _ interactor: LightSideInteractorDouble
    ) -> LightSidePresenter<LightSideInteractorDouble, LightSideRouter> {
        LightSidePresenter(interactor: interactor, router: LightSideRouter())
    }

    private func compare(_ name: String, _ interactor: LightSideInteractorDouble) async throws {
        let page = try await presenter(interactor).handle(.opened).shown.page
        try expectSnapshot(of: page, in: view, named: "light-\(name)")
    }

    @Test("A1 The View decodes whether the visit is a refresh")
    func events() {
        #expect(view.event(from: Visit(LightPlace())) == .opened)
        #expect(view.event(from: Visit(LightPlace(isRefresh: true))) == .refreshed)
    }

    @Test("S8 The page has the look of its side")
    func look() async throws {
        let page = try await presenter(LightSideInteractorDouble()).handle(.opened).shown.page
        #expect(view.look(of: page) == .light)
        #expect(String(decoding: view.render(page), as: UTF8.self).contains("<html lang=\"en\" class=\"light\">"))
    }

    @Test("S3 S4 normal") func normal() async throws { try await compare("normal", LightSideInteractorDouble()) }

    @Test("S4 An empty list hides its header") func empty() async throws {
        try await compare("empty", LightSideInteractorDouble(masters: .loaded([], age: nil)))
    }

    @Test("S7 If one part fails, the other is shown with a notice for the failed one, and the page is not cached")
    func failures() async throws {
        try await compare("error-code", LightSideInteractorDouble(code: .failed(.timedOut)))
        try await compare("error-list", LightSideInteractorDouble(masters: .failed(.unavailable(retryAfter: nil))))
        try await compare("error", LightSideInteractorDouble(code: .failed(.invalid), masters: .failed(.invalid)))
    }

    @Test("S2 The loading page says so, in the frame of the final page")
    func loading() async throws {
        let refreshed = try #require(presenter(LightSideInteractorDouble()).loading(.refreshed)).page
        try expectSnapshot(of: refreshed, in: view, named: "light-loading")
    }

    @Test("S6 stale, with its age") func old() async throws {
        let yoda = LightSideMaster(name: PartedName(given: "Yoda"), apprentices: [])
        try await compare(
            "old",
            LightSideInteractorDouble(
                code: .loaded(LightSideCode(title: "The Jedi code", lines: ["Peace."]), age: .seconds(7200)),
                masters: .loaded([yoda], age: .seconds(600))))
    }

    @Test("S4 long, right-to-left and hostile text", arguments: StrangeText.allCases)
    func strange(kind: StrangeText) async throws {
        let (name, text) = (kind.rawValue, kind.text)
        let parts = PartedName(given: text, family: text)
        let strange = LightSideInteractorDouble(
            code: .loaded(LightSideCode(title: text, lines: [text, text]), age: nil),
            masters: .loaded([LightSideMaster(name: parts, apprentices: [parts, parts])], age: nil))
        try await compare(name, strange)
    }
}
