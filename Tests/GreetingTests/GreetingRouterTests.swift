import TestSupport
import Testing

@testable import Greeting

@Suite("Greeting: entry point")
struct GreetingRouterTests {
    @Test("A5 The entry point assembles the screen")
    func wayIn() async throws {
        let router = GreetingRouter(Sample.context(visitor: VisitorDouble(Preferences(name: "Ada"))))
        let shown = try await router.start(.shown).shown
        let opened = try await router.start(.front).shown
        #expect(shown.text.contains(">Hello Ada</output>"))
        #expect(!opened.text.contains("Ada"))
    }

    @Test("A10 C5 The greeting is a caller of Options: it greets after saving, and cancel changes nothing")
    func resume() {
        let router = GreetingRouter(Sample.context(visitor: VisitorDouble()))
        for (place, result, address) in [
            (.front, .saved, "/greeting?show=1"), (.shown, .saved, "/greeting?show=1"), (.front, .cancel, "/greeting"),
            (.shown, .cancel, "/greeting?show=1"),
        ] as [(GreetingPlace, OptionsResult, String)] {
            guard case .redirect(let link) = router.resume(place, with: result), link.description == address else {
                Issue.record("\(place) \(result)")
                continue
            }
        }
    }
}
