import Almanac
import HTML
import Layout
import Places
import TestSupport
import Testing
import VIPER
import VIPERTesting

@testable import Greeting

struct HelloInteractorDouble: HelloInteracting {
    var data = GreetingData(greeting: "Hello", subject: "David Blaine")

    func greeting() -> GreetingData { data }
}

@Suite("Greeting", .noOrphanedSnapshots())
struct GreetingTests {
    private func page(_ event: HelloEvent, subject: String = "David Blaine") async throws -> HelloPage {
        let presenter = HelloPresenter(
            interactor: HelloInteractorDouble(data: GreetingData(greeting: "Hello", subject: subject)),
            router: HelloRouter(), assets: Sample.assets)
        guard case .show(let page, .ok) = await presenter.handle(event) else { throw ServiceFailure.invalid }
        return page
    }

    @Test("G1 The label is empty until the button is pressed; then it shows the greeting")
    func press() async throws {
        let opened = try await page(.opened)
        #expect(opened.label.isEmpty && opened.button == "Show greeting")
        #expect(try await page(.pressedShow).label == "Hello David Blaine")
        #expect(opened.action.description == "/greeting")
    }

    @Test("G2 Without a name David Blaine is greeted, otherwise the visitor")
    func subject() {
        #expect(
            HelloInteractor(preferences: Preferences()).greeting()
                == GreetingData(greeting: "Hello", subject: "David Blaine"))
        #expect(HelloInteractor(preferences: Preferences(name: "Ada")).greeting().subject == "Ada")
    }

    @Test("A1 The view decodes whether the button was pressed")
    func events() {
        #expect(HelloView().event(from: Visit(.front)) == .opened)
        #expect(HelloView().event(from: Visit(.shown)) == .pressedShow)
    }

    @Test("A5 The entry point assembles the screen")
    func wayIn() async {
        let router = GreetingRouter(assets: Sample.assets)
        let ada = Preferences(name: "Ada")
        guard case .page(let shown) = await router.run(.shown, for: ada),
            case .page(let opened) = await router.run(.front, for: ada)
        else {
            Issue.record("no page")
            return
        }
        #expect(String(decoding: shown.bytes, as: UTF8.self).contains(">Hello Ada</output>"))
        #expect(!String(decoding: opened.bytes, as: UTF8.self).contains("Ada"))
    }

    @Test("G1 empty") func empty() async throws {
        try expectSnapshot(HelloView().render(try await page(.opened)), named: "greeting-empty")
    }

    @Test("G1 normal") func normal() async throws {
        try expectSnapshot(HelloView().render(try await page(.pressedShow)), named: "greeting-normal")
    }

    @Test("G2 long, right-to-left and hostile names") func strange() async throws {
        for (name, text) in [
            ("long-text", Sample.long), ("right-to-left", Sample.rightToLeft), ("hostile", Sample.hostile),
        ] {
            try expectSnapshot(
                HelloView().render(try await page(.pressedShow, subject: text)), named: "greeting-\(name)")
        }
    }
}
