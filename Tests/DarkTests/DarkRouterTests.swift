import HTML
import Places
import TestSupport
import Testing
import VIPER
import VIPERTesting

@testable import Dark

@Suite("Dark side: entry point", .patient)
struct DarkRouterTests {
    @Test("A5 The screen is assembled with its own content")
    func screen() async {
        let router = DarkRouter(.only(sides: SideServiceDouble()), assets: Sample.assets)
        guard case .page(let rendering) = await router.run(DarkPlace()) else {
            Issue.record("no page")
            return
        }
        #expect(String(decoding: rendering.bytes, as: UTF8.self).contains("Created by King Adas"))
    }

    @Test("A7 After 1,000 visits every part of the module is deallocated")
    func lifetime() async {
        weak var alive: SideRequests?
        do {
            let requests = SideRequests()
            alive = requests
            let router = DarkRouter(.only(sides: requests.service()), assets: Sample.assets)
            for _ in 0..<1000 { _ = await router.run(DarkPlace()) }
            #expect(!requests.texts.isEmpty)
        }
        // Every part of the screen retains its service, so a part that leaked would keep the service alive.
        #expect(alive == nil)
    }
}
