import Almanac
import HTML
import Places
import TestSupport
import Testing
import VIPER
import VIPERTesting

@testable import Sides

@Suite("Sides: entry point", .patient)
struct SidesRouterTests {
    private func text(_ place: SidePlace) async -> String {
        guard
            case .page(let rendering) = await SidesRouter(.only(sides: SideServiceDouble()), assets: Sample.assets)
                .run(place)
        else { return "" }
        return String(decoding: rendering.bytes, as: UTF8.self)
    }

    @Test("A5 Each side is assembled with its own content, and “<Unknown>” is escaped")
    func screens() async {
        #expect(await text(SidePlace(.light)).contains("Apprentices: &lt;Unknown&gt;"))
        #expect(await text(SidePlace(.dark)).contains("Created by King Adas"))
    }

    @Test("A7 After 1,000 visits of each side every part of the module is deallocated")
    func lifetime() async {
        weak var alive: Requests?
        do {
            let requests = Requests()
            alive = requests
            var service = SideServiceDouble()
            service.onRequest = { what, _ in if requests.texts.isEmpty { requests.append(what) } }
            let router = SidesRouter(.only(sides: service), assets: Sample.assets)
            for _ in 0..<1000 {
                for side in Side.allCases { _ = await router.run(SidePlace(side)) }
            }
            #expect(!requests.texts.isEmpty)
        }
        // Every part of the screen retains its service, so a part that leaked would keep the service alive.
        #expect(alive == nil)
    }
}
