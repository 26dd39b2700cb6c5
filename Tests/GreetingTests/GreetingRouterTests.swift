import Entities
import Places
import TestSupport
import Testing
import VIPER

@testable import Greeting

@Suite("Greeting: entry point")
struct GreetingRouterTests {
    @Test("A5 The entry point assembles the screen")
    func wayIn() async {
        let router = GreetingRouter(assets: Sample.assets)
        let ada = VisitorDouble(Preferences(name: "Ada"))
        guard case .page(let shown) = await router.run(.shown, for: ada),
            case .page(let opened) = await router.run(.front, for: ada)
        else {
            Issue.record("no page")
            return
        }
        #expect(String(decoding: shown.bytes, as: UTF8.self).contains(">Hello Ada</output>"))
        #expect(!String(decoding: opened.bytes, as: UTF8.self).contains("Ada"))
    }
}
