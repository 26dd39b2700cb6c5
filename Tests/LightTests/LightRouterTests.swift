import SnapshotSupport
import Testing

@testable import Light

@Suite("Light side: entry point", .patient)
struct LightRouterTests {
    @Test("A5 The screen is assembled with its own content, and “<Unknown>” is escaped")
    func screen() async throws {
        let router = LightRouter(Sample.context(.only(sides: SideServiceDouble())))
        let rendering = try await router.start(LightPlace()).shown
        #expect(rendering.text.contains("Apprentices: &lt;Unknown&gt;"))
    }

    @Test("A7 After 1,000 visits every part of the module is deallocated")
    func lifetime() async {
        let leak = await SideRequests.leak { sides in
            _ = await LightRouter(Sample.context(.only(sides: sides))).start(LightPlace())
        }
        #expect(leak.asked && !leak.isAlive)
    }
}
