import SnapshotSupport
import Testing

@testable import Greeting

@Suite("Greeting: presenter")
struct HelloPresenterTests {
    private func page(_ event: HelloEvent) async throws -> HelloPage {
        let presenter = HelloPresenter(interactor: HelloInteractorDouble(), router: RecordingRouter())
        return try await presenter.handle(event).page
    }

    @Test("G1 The label is empty until the button is pressed; then it shows the greeting")
    func press() async throws {
        let opened = try await page(.opened)
        #expect(opened.label.isEmpty && opened.button == "Show greeting")
        #expect(try await page(.pressedShow).label == "Hello David Blaine")
        #expect(opened.action == .to(HelloNavigation.front))
        #expect(opened.options == .to(HelloNavigation.options(isShown: false)))
        #expect(try await page(.pressedShow).options == .to(HelloNavigation.options(isShown: true)))
    }
}
