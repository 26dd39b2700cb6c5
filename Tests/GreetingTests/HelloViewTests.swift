import SnapshotSupport
import Testing

@testable import Greeting

@Suite("Greeting: view and snapshots", .noOrphanedSnapshots())
struct HelloViewTests {
    private let view = HelloView(assets: Sample.assets)

    /// The real Router prints the links, so a snapshot shows the addresses that visitors get.
    private func page(_ event: HelloEvent, subject: String = "David Blaine") async throws -> HelloPage {
        let presenter = HelloPresenter(
            interactor: HelloInteractorDouble(data: GreetingData(greeting: .hello, subject: ForeignText(subject))),
            router: HelloRouter())
        return try await presenter.handle(event).page
    }

    @Test("A1 The view decodes whether the button was pressed")
    func events() {
        #expect(view.event(from: Visit(.front)) == .opened)
        #expect(view.event(from: Visit(.shown)) == .pressedShow)
    }

    @Test("G1 empty") func empty() async throws {
        try expectSnapshot(of: try await page(.opened), in: view, named: "greeting-empty")
    }

    @Test("G1 normal") func normal() async throws {
        try expectSnapshot(of: try await page(.pressedShow), in: view, named: "greeting-normal")
    }

    @Test("G2 long, right-to-left and hostile names", arguments: StrangeText.allCases)
    func strange(kind: StrangeText) async throws {
        let (name, text) = (kind.rawValue, kind.text)
        try expectSnapshot(of: try await page(.pressedShow, subject: text), in: view, named: "greeting-\(name)")
    }
}
