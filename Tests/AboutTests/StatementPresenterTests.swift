import SnapshotSupport
import Testing

@testable import About

@Suite("About: presenter")
struct StatementPresenterTests {
    private func page(_ subject: Subject, _ pages: [OperatorPage] = []) async throws -> StatementPage {
        let presenter = StatementPresenter(
            interactor: StatementInteractorDouble(), router: RecordingRouter<StatementNavigation>(), pages: pages)
        let page = try await presenter.handle(.opened(subject)).page
        #expect(page.head.canonical == .to(StatementNavigation.page(subject)))
        return page
    }

    @Test("The page says what the browser stores, under which name and for how long")
    func storage() async throws {
        let page = try await page(.privacy)
        #expect(page.chapters.map(\.id) == ["browser", "server", "others", "operator"])
        let rows = page.chapters[0].storage
        #expect(rows.map(\.code) == ["almanac", "almanac-draft"])
        #expect(rows.map(\.duration) == ["Kept for 365 days.", "Kept for 15 minutes."])
        #expect(rows.map(\.name) == ["Your choices", "A form that is not saved yet"])
        #expect(page.chapters[0].links.map(\.link) == [.to(StatementNavigation.options)])
    }

    @Test("The page says how accessibility is tested, and what is missing")
    func checks() async throws {
        let page = try await page(.accessibility)
        #expect(page.chapters.map(\.id) == ["tested", "missing", "operator"])
        #expect(
            page.chapters[0].items == [
                "axe-core finds no violation, in the light and the dark look.", "Paper has all of the content.",
            ])
        #expect(page.chapters[1].items.count == 3)
    }

    @Test("Each test has a text of its own")
    func texts() async throws {
        let presenter = StatementPresenter(
            interactor: StatementInteractorDouble(tests: AccessibilityCheck.allCases),
            router: RecordingRouter<StatementNavigation>(), pages: [])
        let page = try await presenter.handle(.opened(.accessibility)).shown.page
        #expect(Set(page.chapters[0].items).count == AccessibilityCheck.allCases.count)
    }

    @Test("The operator's own pages are linked, and those that they do not have are not", arguments: Subject.allCases)
    func operators(subject: Subject) async throws {
        let none = try #require(try await page(subject).chapters.last)
        #expect(none.links.isEmpty && none.paragraphs.count == 1)
        let all = try #require(try await page(subject, OperatorPage.allCases).chapters.last)
        #expect(all.links.map(\.label) == ["Imprint", "Privacy", "Contact"])
        #expect(all.links.map(\.link) == OperatorPage.allCases.map { .to(StatementNavigation.operators($0)) })
    }
}
