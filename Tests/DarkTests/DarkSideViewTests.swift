import SnapshotSupport
import Testing

@testable import Dark

@Suite("Dark side: view and snapshots", .noOrphanedSnapshots())
struct DarkSideViewTests {
    private let view = DarkSideView(assets: Sample.assets)

    /// The real Router prints the links, so a snapshot shows the addresses that visitors get.
    private func presenter(
        _ interactor: DarkSideInteractorDouble
    ) -> DarkSidePresenter<DarkSideInteractorDouble, DarkSideRouter> {
        DarkSidePresenter(interactor: interactor, router: DarkSideRouter())
    }

    private func compare(_ name: String, _ interactor: DarkSideInteractorDouble) async throws {
        let page = try await presenter(interactor).handle(.opened).shown.page
        try expectSnapshot(of: page, in: view, named: "dark-\(name)")
    }

    @Test("A1 The View decodes whether the visit is a refresh")
    func events() {
        #expect(view.event(from: Visit(DarkPlace())) == .opened)
        #expect(view.event(from: Visit(DarkPlace(isRefresh: true))) == .refreshed)
    }

    @Test("S8 The page has the look of its side")
    func look() async throws {
        let page = try await presenter(DarkSideInteractorDouble()).handle(.opened).shown.page
        #expect(view.look(of: page) == .dark)
        #expect(String(decoding: view.render(page), as: UTF8.self).contains("<html lang=\"en\" class=\"dark\">"))
    }

    @Test("S3 S5 normal") func normal() async throws { try await compare("normal", DarkSideInteractorDouble()) }

    @Test("S5 An empty list hides its header") func empty() async throws {
        try await compare("empty", DarkSideInteractorDouble(holocrons: .loaded([], age: nil)))
    }

    @Test("S7 If one part fails, the other is shown with a notice for the failed one, and the page is not cached")
    func failures() async throws {
        try await compare("error-code", DarkSideInteractorDouble(code: .failed(.timedOut)))
        try await compare("error-list", DarkSideInteractorDouble(holocrons: .failed(.unavailable(retryAfter: nil))))
        try await compare("error", DarkSideInteractorDouble(code: .failed(.invalid), holocrons: .failed(.invalid)))
    }

    @Test("S2 The loading page says so, in the frame of the final page")
    func loading() async throws {
        let refreshed = try #require(presenter(DarkSideInteractorDouble()).loading(.refreshed)).page
        try expectSnapshot(of: refreshed, in: view, named: "dark-loading")
    }

    @Test("S6 stale, with its age") func old() async throws {
        let telos = DarkSideHolocron(name: "Telos holocron", creator: nil, powers: [])
        try await compare(
            "old",
            DarkSideInteractorDouble(
                code: .loaded(DarkSideCode(title: "The Sith code", lines: ["Peace is a lie."]), age: .seconds(7200)),
                holocrons: .loaded([telos], age: .seconds(600))))
    }

    @Test("S5 long, right-to-left and hostile text", arguments: StrangeText.allCases)
    func strange(kind: StrangeText) async throws {
        let (name, text) = (kind.rawValue, kind.text)
        let strange = DarkSideInteractorDouble(
            code: .loaded(DarkSideCode(title: text, lines: [text, text]), age: nil),
            holocrons: .loaded(
                [
                    DarkSideHolocron(
                        name: text, creator: ForeignText(text), powers: [ForeignText(text), ForeignText(text)])
                ], age: nil))
        try await compare(name, strange)
    }
}
